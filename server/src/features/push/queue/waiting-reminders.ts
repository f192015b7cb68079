import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { pushMessage, pushSubscription } from '../../../platform/db/tables/schema';

/** News about the booking itself has another subject, and so does not take the place of its reminder. */
export const reminderSubject = (bookingId: string): string => `reminder:${bookingId}`;

/** Selects messages that remind of a booking. */
export const isReminder = sql`${pushMessage.subject} like 'reminder:%'`;

/**
 * Removes the reminders of a booking that wait for the devices of its guest, unless they are about this start. Returns whether
 * there were any.
 */
export async function removeReminders(
  tx: Connection,
  { id, guestId }: { id: string; guestId: string },
  startsAt: Date | undefined,
): Promise<boolean> {
  const devices = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.guestId, guestId));
  const removed = await tx
    .delete(pushMessage)
    .where(
      and(
        inArray(pushMessage.subscriptionId, devices),
        eq(pushMessage.subject, reminderSubject(id)),
        // A reminder expires when the session starts of which it tells the time.
        startsAt && ne(pushMessage.expiresAt, startsAt),
      ),
    )
    .returning({ id: pushMessage.id });
  return removed.length > 0;
}
