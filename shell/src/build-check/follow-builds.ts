import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/build.contract';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import { onMissingCode } from '@guest/shared/late-code/missing-code';
import type { createBrowserRouter } from '@guest/shared/router';
import { createBuildCheck } from './build-check';

/** Joins the build check to the page: its chunks, its navigation and its reload. Returns its stop function. */
export function followBuilds(page: {
  host: Host;
  facts: Boot;
  router: ReturnType<typeof createBrowserRouter>;
}): () => void {
  const check = createBuildCheck({
    buildId: page.facts.buildId,
    latest: () => page.host.api.call(buildContract.latestBuild, { isToastSuppressed: true }),
    reload: () => location.reload(),
    storage: sessionStorage,
    now: Date.now,
  });
  const stops = [
    check.start(),
    onMissingCode(() => void check.chunkFailed()),
    page.router.subscribe(({ historyAction, navigation }) => {
      // A page that is left anyway is the moment to load the new build.
      if (check.isStale() && historyAction === 'PUSH' && navigation.state === 'idle') location.reload();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
