import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/build.contract';
import type { Boot } from '@guest/shared/contracts/boot.contract';
import { onMissingCode } from '@guest/shared/late-code/missing-code';
import type { createBrowserRouter } from '@guest/shared/router';
import { createBuildCheck } from './build-check';
import { watchUnsentInput } from './unsent-input';

/** Joins the build check to the page: its chunks, its navigation and its reload. Returns its stop function. */
export function followBuilds(page: {
  host: Host;
  facts: Boot;
  router: ReturnType<typeof createBrowserRouter>;
}): () => void {
  const { host, facts } = page;
  // What was asked for by address is what the page keeps: new builds of the channel are nothing to it.
  if (facts.source !== 'channel' && facts.source !== 'rollout') return () => {};
  const input = watchUnsentInput();
  const check = createBuildCheck({
    buildId: facts.buildId,
    latest: () => host.api.call(buildContract.latestBuild, { isToastSuppressed: true }),
    reload: () => location.reload(),
    mayReload: () => !input.hasUnsent() && host.unsent.getState().messages === 0,
    storage: sessionStorage,
    now: Date.now,
  });
  let path = page.router.state.location.pathname;
  const stops = [
    input.stop,
    check.start(),
    onMissingCode(() => void check.chunkFailed()),
    page.router.subscribe(({ historyAction, navigation, location: { pathname } }) => {
      if (pathname !== path) input.left();
      path = pathname;
      // A page that is left anyway is the moment to load the new build.
      if (historyAction === 'PUSH' && navigation.state === 'idle') check.navigated();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
