import { sql } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { columnList, storedJson } from '../../../platform/db/stored-json';
import {
  activityBooking,
  activityBookingHistory,
  activityClaim,
  activitySession,
  reminder,
} from '../../../platform/db/tables/schema';
import { participantsOf } from '../../activity/participants';
import type { DueReminder } from '../model/reminder-times';

type NewBooking = typeof activityBooking.$inferInsert;

export interface UnstoredBooking {
  booking: NewBooking & { id: string; createdAt: Date };
  /** The first entry of its history. */
  entry: Omit<typeof activityBookingHistory.$inferInsert, 'id'>;
  reminders: readonly DueReminder[];
  /** The hold that becomes the claim of the booking; `null` if the caller claims the places itself. */
  claimId: string | null;
  /** The people that a session needs; with a claim, it is noted when it has them. A request does not count. */
  minParticipants: number | null;
}

interface StoredBooking extends Record<string, unknown> {
  /** False if the reference is taken: then nothing is written. */
  isPlaced: boolean;
  /** False if the hold is gone: the transaction has to end. */
  isClaimed: boolean;
}

const HISTORY_COLUMNS = columnList(activityBookingHistory, { except: ['id'] });

// The claims are read as they were before the statement, in which the hold is no booking yet.
const storeStatement = precompileStatement(sql`
  with given as (
    select * from jsonb_populate_record(null::${activityBooking}, ${sql.placeholder('booking')}::jsonb)
  ), placed as (
    insert into ${activityBooking} (${columnList(activityBooking)}) select ${columnList(activityBooking)} from given
    on conflict (reference) do nothing returning id, session_id, pax, status
  ), entered as (
    insert into ${activityBookingHistory} (${HISTORY_COLUMNS})
    select ${HISTORY_COLUMNS}
    from jsonb_populate_record(null::${activityBookingHistory}, ${sql.placeholder('entry')}::jsonb)
    where exists (select from placed)
  ), claimed as (
    update ${activityClaim} set kind = 'booking', booking_id = placed.id, expires_at = null
    from placed where ${activityClaim.id} = ${sql.placeholder('claimId')}::uuid
    returning ${activityClaim.id}
  ), guaranteed as (
    update ${activitySession}
    set guaranteed_at = ${sql.placeholder('now')}::timestamptz, version = ${activitySession.version} + 1
    from placed where ${activitySession.id} = placed.session_id and ${activitySession.guaranteedAt} is null
      and exists (select from claimed) and placed.status <> 'pending'
      and placed.pax + ${activitySession.placesTaken} + ${participantsOf(sql`placed.session_id`)}
        >= ${sql.placeholder('minParticipants')}::int
  ), reminded as (
    insert into ${reminder} (subject_kind, subject_id, kind, due_at)
    select 'activity', placed.id, planned.kind, planned.due_at
    from placed, jsonb_to_recordset(${sql.placeholder('reminders')}::jsonb) as planned (kind text, due_at timestamptz)
    on conflict do nothing
  )
  select exists (select from placed) as "isPlaced",
    ${sql.placeholder('claimId')}::uuid is null or exists (select from claimed) as "isClaimed"`);

/**
 * Inserts a booking with its history and its reminders, and gives it the places of its hold. It is one statement,
 * because with one for each step the session would be locked for several round trips.
 */
export async function storeBooking(tx: Connection, unstored: UnstoredBooking): Promise<StoredBooking> {
  const { booking, entry, reminders, claimId, minParticipants } = unstored;
  const { rows } = await tx.execute<StoredBooking>(
    storeStatement({
      booking: storedJson(activityBooking, { ...DEFAULTS, ...booking }),
      entry: storedJson(activityBookingHistory, entry),
      reminders: JSON.stringify(reminders.map(({ kind, dueAt }) => ({ kind, due_at: dueAt }))),
      claimId,
      minParticipants,
      now: booking.createdAt.toISOString(),
    }),
  );
  const [stored] = rows;
  assertRow(stored, 'a booking');
  return stored;
}

/** A row in this form has no defaults of its columns. */
const DEFAULTS = {
  unitItems: [],
  note: '',
  answers: [],
  alternatives: [],
  version: 1,
} satisfies Partial<NewBooking>;
