import type { Host } from '@guest/shared';
import { cacheOwner } from '@guest/shared/query-cache/cache-owner';
import { readWithRetry } from '@guest/shared/query-cache/read-with-retry';

/**
 * Prepares a page whose document was cached for another page, so that none of its data is in the document. The guest
 * is restored first, because without a network the reads need the copies that this device has saved for that guest.
 * All other pages restore the guest after hydration.
 */
export async function prepareCachedFrame({
  queries,
  session,
}: Pick<Host, 'queries' | 'session'>): Promise<void> {
  readWithRetry(queries, () => cacheOwner(session.getState()));
  await session.persist.rehydrate();
}
