import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../server/src/platform/db/database';
import { violationNames } from '../world/violation-names';

const SEND_TIMEOUT_MS = 180_000;

/** Lets all planned reminders be due now. Returns how many there are. */
export async function makeRemindersDue(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`update reminder set due_at = now() where sent_at is null and subject_kind = 'activity' returning 1`,
  );
  return rows.length;
}

const unsentReminders = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from reminder where sent_at is null`,
  );
  return rows[0]?.n ?? 0;
};

/** Waits until no reminder is left, and reports the fraction that is sent. */
export async function whenRemindersAreSent(
  db: Database,
  all: number,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const until = Date.now() + SEND_TIMEOUT_MS;
  for (;;) {
    const left = await unsentReminders(db);
    onProgress(all === 0 ? 1 : 1 - left / all);
    if (left === 0) return;
    if (Date.now() > until) throw new Error(`${left} reminders are still not sent`);
    await pause(100);
  }
}

/** Names the guests who have got fewer or more messages than reminders were sent to them. */
export function findWrongReminders(db: Database): Promise<string[]> {
  const query = sql`
    with due as (
      select g.chat_uuid, count(*) as n
      from reminder r join activity_booking b on b.id = r.subject_id join guest g on g.id = b.guest_id
      where r.sent_at is not null and b.status = 'confirmed' group by g.chat_uuid),
    got as (
      select m.member_id as chat_uuid, count(*) as n
      from room_event e join room_member m on m.room_id = e.room_id
      where e.body->>'isAutomatic' = 'true'
        and (e.body->>'text' like '%begins at%' or e.body->>'text' like 'Tomorrow at%')
      group by m.member_id)
    select 'guest ' || chat_uuid || ', ' || coalesce(due.n, 0) || ' sent, ' || coalesce(got.n, 0) || ' read'
    from due full join got using (chat_uuid) where due.n is distinct from got.n`;
  return violationNames(db, query);
}
