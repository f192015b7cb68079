import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { noticeMail, pushMessage, pushSubscription } from '../../../platform/db/tables/schema';
import { LEASE_MS } from './queue.repository';

/**
 * Makes due what waits for a guest whose quiet hours have changed; when it is sent, the new ones are checked. The queue does not
 * tell what a message waits for, so one that a push service or the mail server has refused is tried again early, too. What a
 * server is sending now is left alone, also by a server whose clock is behind.
 */
export async function recheckWaiting(db: Database, guestId: string, now: number): Promise<void> {
  const at = new Date(now);
  const afterLeases = new Date(now + 2 * LEASE_MS);
  const devices = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.guestId, guestId));
  await db
    .update(pushMessage)
    .set({ notBefore: at })
    .where(and(inArray(pushMessage.subscriptionId, devices), gt(pushMessage.notBefore, afterLeases)));
  await db
    .update(noticeMail)
    .set({ notBefore: at })
    .where(and(eq(noticeMail.guestId, guestId), gt(noticeMail.notBefore, afterLeases)));
}
