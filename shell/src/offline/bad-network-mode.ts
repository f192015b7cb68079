import type { Host } from '@guest/shared';
import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { cacheOwner } from '@guest/shared/query-cache/cache-owner';
import { readWithRetry } from '@guest/shared/query-cache/read-with-retry';
import { persistReads } from '@guest/shared/reads/persist-reads';
import { getCachedDocument } from '../first-view/cached-document';
import { isSavingData } from '../service-worker/network/connection-speed';
import { requestPrecache } from '../service-worker/request-precache';
import { followConnection } from './follow-connection';
import { preloadSchemas } from './preload-schemas';
import { tidyStorage } from './tidy-storage';
import { whenIdle } from './when-idle';

/**
 * Makes the page usable on a bad network: it tracks the connection, persists data and registers the service
 * worker.
 */
export async function startBadNetworkMode({ host, facts }: { host: Host; facts: Boot }): Promise<void> {
  const { cachedAt, isFrame } = getCachedDocument();
  followConnection(host, { isInDoubt: cachedAt !== undefined });
  // A frame has called `readWithRetry` already, in `prepareCachedFrame`.
  if (!isFrame) readWithRetry(host.queries, () => cacheOwner(host.session.getState()));
  // The persisted data depends on the guest, so the session must be known first.
  await Promise.all([whenIdle(), waitForSession(host.session)]);
  persistReads(host);
  // A failure is ignored, because the next visit tidies again.
  tidyStorage().catch(() => {});
  // A browser that rejects service workers, for instance in a private window, only loses the offline copies.
  requestPrecache(host, facts).catch(() => {});
  if (!isSavingData()) await preloadSchemas(host);
}

async function waitForSession({ persist }: Host['session']): Promise<void> {
  if (persist.hasHydrated()) return;
  await new Promise<unknown>((resolve) => persist.onFinishHydration(resolve));
}
