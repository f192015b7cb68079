import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { onMissingCode } from '@guest/shared/late-code/missing-code';
import type { Router } from '@guest/shared/router';
import { createBuildCheck } from './build-check';

/** Joins the build check to the page: its chunks, its navigation and its reload. Returns its stop function. */
export function followBuilds(page: {
  host: Host;
  facts: Boot;
  router: Router;
  mayBeginAnew: () => boolean;
}): () => void {
  const { host, facts, router, mayBeginAnew } = page;
  // What was asked for by address is what the page keeps: new builds of the channel are nothing to it.
  if (facts.source !== 'channel' && facts.source !== 'rollout') return () => {};
  const check = createBuildCheck({
    buildId: facts.buildId,
    latest: () => host.api.call(buildContract.latestBuild, { isToastSuppressed: true }),
    reload: () => location.reload(),
    mayReload: mayBeginAnew,
    storage: sessionStorage,
    now: Date.now,
  });
  const stops = [
    check.start(),
    onMissingCode(() => void check.chunkFailed()),
    router.subscribe(({ historyAction, navigation }) => {
      // A page that is left anyway is the moment to load the new build.
      if (historyAction === 'PUSH' && navigation.state === 'idle') check.navigated();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
