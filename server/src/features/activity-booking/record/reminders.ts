import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, reminder } from '../../../platform/db/tables/schema';
import { reminderTimes } from '../model/reminder-times';
import { removeReminders } from '../../push/queue/waiting-reminders';
import type { ActivityBookingRow } from './booking.repository';

/**
 * Plans the reminders of a booking in its current state: a new time gets new reminders, and a booking that is not
 * confirmed has none. A reminder that was sent for the same time is not sent again.
 */
export async function planReminders(
  tx: Connection,
  { booking, session, property, histories }: ActivityBookingRow,
  now: number,
): Promise<void> {
  const isComing = booking.status === 'confirmed' && booking.guestId !== null;
  // The confirmation of a request or of an offer has reminded its guest of the session already.
  const bookedAt = histories.find(({ status }) => status === 'confirmed')?.at ?? booking.createdAt;
  const planned = isComing ? reminderTimes(session, { bookedAt, timeZone: property.timeZone }) : [];
  const isOfBooking = and(eq(reminder.subjectKind, 'activity'), eq(reminder.subjectId, booking.id));
  // Nothing was planned before the first version. A reminder that is being sent with the old time is waited for.
  const stored =
    booking.version === 1 ? [] : await tx.select().from(reminder).where(isOfBooking).for('update');
  const dropped = stored.filter(
    ({ kind, dueAt }) => !planned.some((one) => one.kind === kind && one.dueAt.getTime() === dueAt.getTime()),
  );
  for (const { kind } of dropped) await tx.delete(reminder).where(and(isOfBooking, eq(reminder.kind, kind)));
  if (stored.length > 0 && booking.guestId !== null) {
    const owned = { id: booking.id, guestId: booking.guestId };
    const isStale = await removeReminders(tx, owned, isComing ? session.startsAt : undefined);
    // The reminder of the new start may have been due at the same time as the one that waited.
    if (isStale)
      await tx
        .update(reminder)
        .set({ sentAt: null })
        .where(and(isOfBooking, eq(reminder.kind, 'hour_before')));
  }
  const ahead = planned.filter(({ dueAt }) => dueAt.getTime() > now);
  if (ahead.length === 0) return;
  await tx
    .insert(reminder)
    .values(ahead.map((one) => ({ ...one, subjectKind: 'activity' as const, subjectId: booking.id })))
    .onConflictDoNothing();
}

/** Deletes the reminders of a booking that no longer exists, and returns whether that is the case. */
export async function dropOrphans(tx: Connection, bookingId: string): Promise<boolean> {
  if ((await tx.$count(activityBooking, eq(activityBooking.id, bookingId))) > 0) return false;
  await tx
    .delete(reminder)
    .where(and(eq(reminder.subjectKind, 'activity'), eq(reminder.subjectId, bookingId)));
  return true;
}

/** Marks a due reminder as sent; only one of several servers succeeds. */
export async function takeReminder(
  tx: Connection,
  { subjectId, kind }: Pick<typeof reminder.$inferSelect, 'subjectId' | 'kind'>,
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const taken = await tx
    .update(reminder)
    .set({ sentAt: new Date(now) })
    .where(
      and(
        eq(reminder.subjectKind, 'activity'),
        eq(reminder.subjectId, subjectId),
        eq(reminder.kind, kind),
        sql`${reminder.sentAt} is null and ${reminder.dueAt} <= ${at}::timestamptz`,
      ),
    )
    .returning({ kind: reminder.kind });
  return taken.length > 0;
}
