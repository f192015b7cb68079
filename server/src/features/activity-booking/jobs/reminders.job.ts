import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { reminder } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { findOrCreateExternalRoom } from '../../chat/members/external-room';
import type { MessageRepository } from '../../chat/messages/message.repository';
import { devicesOf } from '../../push/subscriptions/reachable-devices';
import { addToQueue } from '../../push/queue/add-to-queue';
import { reminderMessage, reminderNotice } from '../record/reminder-text';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { dropOrphans, takeReminder } from '../record/reminders';

/** The number of rows that are read at a time. */
const AT_ONCE = 100;

type DueReminder = typeof reminder.$inferSelect;

/**
 * Sends due reminders into the conversation with the hotel, or, in a hotel without the chat, to the devices of the guest.
 * One update marks a reminder as sent in the transaction that writes its message, so that it is sent once, by however many
 * servers.
 */
export function createReminders(
  { bookings, db, outbox, now }: ActivityBookingDeps,
  messages: Pick<MessageRepository, 'appendForProperty'>,
) {
  const send = async (due: DueReminder): Promise<void> => {
    const events = await db.transaction(async (tx) => {
      if (await dropOrphans(tx, due.subjectId)) return [];
      if (!(await takeReminder(tx, due, now()))) return [];
      const row = await bookings.one(due.subjectId, tx);
      const { booking, session, guest, property } = row;
      // A server that was down for long must not send reminders of sessions that have begun.
      const isAhead = booking.status === 'confirmed' && session.startsAt.getTime() > now();
      if (!isAhead || !guest) return [];
      const today = dateOf(localDateTimeAt(now(), property.timeZone));
      const day = dateOf(session.localStart) > today ? 'tomorrow' : 'today';
      if (!property.isChatEnabled) {
        for (const device of await devicesOf(tx, guest.id, now())) {
          const message = reminderNotice(row, { day, guestLang: guest.lang ?? device.lang });
          await addToQueue(tx, [device], { ...message, happenedAt: new Date(now()) });
        }
        return [];
      }
      const body = reminderMessage(row, { day, guestLang: guest.lang });
      const owner = { id: guest.chatUuid, kind: 'guest' as const, property };
      const roomId = await findOrCreateExternalRoom(tx, owner, now());
      return [await messages.appendForProperty(tx, property, { roomId, body })];
    });
    await outbox.publish(...events);
  };

  const dueAfter = (last: DueReminder | undefined) =>
    db
      .select()
      .from(reminder)
      .where(
        and(
          eq(reminder.subjectKind, 'activity'),
          isNull(reminder.sentAt),
          lte(reminder.dueAt, new Date(now())),
          last &&
            sql`(${reminder.dueAt}, ${reminder.subjectId}, ${reminder.kind})
              > (${last.dueAt.toISOString()}::timestamptz, ${last.subjectId}::uuid, ${last.kind})`,
        ),
      )
      .orderBy(asc(reminder.dueAt), asc(reminder.subjectId), asc(reminder.kind))
      .limit(AT_ONCE);

  return () =>
    runAll(async (tried) => {
      let due: DueReminder[] = [];
      // A run skips the reminders that fail, because they stay due and would otherwise block all later ones.
      do {
        due = await dueAfter(due.at(-1));
        for (const one of due) await tried(send(one));
      } while (due.length === AT_ONCE);
    });
}
