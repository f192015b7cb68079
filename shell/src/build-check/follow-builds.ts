import type { Host } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { onChunkLoadError } from '@guest/shared/lazy/chunk-load-error';
import type { Router } from '@guest/shared/router';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { getCachedDocument } from '../first-view/cached-document';
import { createBuildCheck } from './build-check';

/** Connects the build check to failed chunks, navigation and reload of the page. Returns a stop function. */
export function followBuilds(page: {
  host: Host;
  facts: Boot;
  router: Router;
  canReload: () => boolean;
}): () => void {
  const { host, facts, router, canReload } = page;
  // A page whose releases were chosen by its address or cookie keeps them, so new builds of the channel do
  // not concern it.
  if (facts.source !== 'channel' && facts.source !== 'rollout') return () => {};
  const check = createBuildCheck({
    buildId: facts.buildId,
    latest: () => host.api.call(buildContract.latestBuild, { isToastSuppressed: true }),
    reload: () => location.reload(),
    canReload,
    isCopy: getCachedDocument().cachedAt !== undefined,
    hasBegun: () => scrollY > 0 || navigator.userActivation?.hasBeenActive !== false,
    storage: tabStorage,
    now: Date.now,
  });
  const stops = [
    check.start(),
    onChunkLoadError(() => void check.chunkFailed()),
    router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state !== 'idle') return;
      // The guest leaves the page anyway, so a reload costs nothing now.
      if (historyAction === 'PUSH') check.navigated();
      // A guest who goes back expects the page as it was, so this is no moment for a reload.
      else if (historyAction === 'POP') check.wentBack();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
