import type { Host } from '@guest/shared';
import { cacheOwner } from '@guest/shared/query-cache/cache-owner';
import { readPatiently } from '@guest/shared/query-cache/read-patiently';

/**
 * Prepares a page whose document was cached for another page. All of its reads are still to come, and without a network
 * they find the copies of this device only under the name of the guest. Elsewhere the guest is read after hydration.
 */
export async function enterFrame({ queries, session }: Pick<Host, 'queries' | 'session'>): Promise<void> {
  readPatiently(queries, () => cacheOwner(session.getState()));
  await session.persist.rehydrate();
}
