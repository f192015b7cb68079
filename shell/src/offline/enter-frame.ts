import type { Host } from '@guest/shared';
import { cacheOwner } from '@guest/shared/query-cache/cache-owner';
import { readPatiently } from '@guest/shared/query-cache/read-patiently';

/**
 * Prepares a page whose document was cached for another page, so that none of its data is in the document. The guest
 * is restored first, because without a network the reads need the copies that this device has saved for that guest.
 * All other pages restore the guest after hydration.
 */
export async function enterFrame({ queries, session }: Pick<Host, 'queries' | 'session'>): Promise<void> {
  readPatiently(queries, () => cacheOwner(session.getState()));
  await session.persist.rehydrate();
}
