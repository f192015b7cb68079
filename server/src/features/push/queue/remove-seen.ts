import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest, noticeMail, pushMessage, pushSubscription } from '../../../platform/db/tables/schema';
import { isReminder } from './waiting-reminders';

/**
 * Removes what waits about orders, bookings and requests of a guest, who sees their state in the suite. Messages and
 * announcements are removed when they are read, and a reminder stays, because it is not news that a page shows.
 */
export async function removeSeenEvents(db: Database, chatUuid: string): Promise<void> {
  const isOwn = eq(guest.chatUuid, chatUuid);
  const guests = db.select({ id: guest.id }).from(guest).where(isOwn);
  const devices = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .innerJoin(guest, eq(guest.id, pushSubscription.guestId))
    .where(isOwn);
  const isEvent = sql`${pushMessage.notice} ->> 'kind' = 'event'`;
  await db
    .delete(pushMessage)
    .where(and(inArray(pushMessage.subscriptionId, devices), isEvent, not(isReminder)));
  await db.delete(noticeMail).where(inArray(noticeMail.guestId, guests));
}
