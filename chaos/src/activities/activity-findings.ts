import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';
import { activityBooking } from '../../../server/src/platform/db/tables/schema';
import { violationNames } from '../world/violation-names';
import type { ExpectedBooking } from './random-family';
import type { RandomGuide } from './random-guide';

/**
 * The violations and the names of what each was found at. It is a type and not an interface so that
 * `Object.entries` can list it.
 */
export type ActivityFindings = {
  'sessions with more people than places': string[];
  'wrong place counts': string[];
  'bookings without their places': string[];
  'places without a booking': string[];
  'guests booked twice for a session': string[];
  'open bookings of called-off sessions': string[];
  'cards missing, twice or out of date': string[];
  'changes told twice': string[];
  'bookings whose last change was not told': string[];
  'changes without one entry in the history': string[];
  'vouchers redeemed twice': string[];
  'acts of staff not audited once': string[];
  'parties left in line beside free places': string[];
  'bookings that differ from the reply': string[];
  'bookings unknown to guest and staff': string[];
};

/** The name of the row `b` of a booking in a report. */
const BOOKING = sql`'booking ' || b.id || ' (' || b.status || ', version ' || b.version || ')'`;
const OCCUPYING = sql`('pending', 'confirmed', 'offered', 'redeemed', 'no_show')`;

interface Sources {
  expected: ExpectedBooking[];
  guides: RandomGuide[];
  activityId: string;
}

/**
 * Returns the sessions whose count of places is not the sum of their claims. That holds at every moment, so it can be
 * read while servers write.
 */
export const wrongPlaceCounts = (db: Database): Promise<string[]> =>
  violationNames(
    db,
    sql`select 'session ' || s.id || ', counted ' || s.pax_claimed from activity_session s where s.pax_claimed <>
      (select coalesce(sum(c.pax), 0) from activity_claim c where c.session_id = s.id)`,
  );

/** Checks the database with statements other than those that wrote it. */
export async function findInActivities(
  db: Database,
  { expected, guides, activityId }: Sources,
): Promise<ActivityFindings> {
  const names = (query: SQL) => violationNames(db, query);
  const rows = await db.execute<{ id: string }>(sql`
    select b.id from activity_booking b join activity_session s on s.id = b.session_id
    where s.activity_id = ${activityId}`);
  const ours = new Set(rows.rows.map(({ id }) => id));
  const stored = new Map((await db.select().from(activityBooking)).map((row) => [row.id, row]));
  const wrong = expected.filter(({ uuid, status, sessionUuid, pax, version }) => {
    const row = stored.get(uuid);
    if (!row || row.version < version) return true;
    // A later version is a change by staff or by the system, of which this guest has not asked yet.
    return (
      row.version === version && (row.status !== status || row.sessionId !== sessionUuid || row.pax !== pax)
    );
  });
  const walkIns = guides.flatMap(({ done }) => [...done.newActivityWalkIn]);
  const known = new Set([...expected.map(({ uuid }) => uuid), ...walkIns]);
  const acts = guides.flatMap(({ done }) =>
    Object.entries(done).flatMap(([what, ids]) => [...ids].map((id) => ({ what, id }))),
  );
  return {
    'sessions with more people than places': await names(sql`
      select 'session ' || s.id || ', ' || sum(c.pax) + s.places_taken || ' of ' || s.capacity
      from activity_session s join activity_claim c on c.session_id = s.id
      where s.capacity is not null
      group by s.id having sum(c.pax) + s.places_taken > s.capacity`),
    'wrong place counts': await wrongPlaceCounts(db),
    'bookings without their places': await names(sql`
      select ${BOOKING} from activity_booking b left join activity_claim c on c.booking_id = b.id
      where b.status in ${OCCUPYING} and (c.id is null or c.session_id <> b.session_id or c.pax <> b.pax
        or (b.status = 'offered') <> (c.kind = 'offer'))`),
    'places without a booking': await names(sql`
      select ${BOOKING} from activity_claim c join activity_booking b on b.id = c.booking_id
      where b.status not in ${OCCUPYING}`),
    'guests booked twice for a session': await names(sql`
      select string_agg(${BOOKING}, ' and ') from activity_booking b where b.guest_id is not null
        and b.status in ('pending', 'confirmed', 'waitlisted', 'offered', 'redeemed')
      group by b.guest_id, b.session_id having count(*) > 1`),
    'open bookings of called-off sessions': await names(sql`
      select ${BOOKING} from activity_booking b join activity_session s on s.id = b.session_id
      where s.cancelled_at is not null
        and b.status in ('pending', 'confirmed', 'waitlisted', 'offered', 'redeemed')
      union all
      select 'claim ' || c.id || ' of session ' || s.id
      from activity_claim c join activity_session s on s.id = c.session_id where s.cancelled_at is not null`),
    'cards missing, twice or out of date': await names(sql`
      select ${BOOKING} || ', ' || count(e.id) || ' cards, the last of version '
        || coalesce(max((e.body->'card'->>'version')::int)::text, 'none')
      from activity_booking b left join room_event e on e.client_id = b.id
      where b.guest_id is not null
      group by b.id
      having count(e.id) <> 1 or max((e.body->'card'->>'version')::int) <> b.version
        or max(e.body->'card'->>'status') <> b.status`),
    'changes told twice': await names(sql`
      select 'booking ' || (body->'booking'->>'uuid') || ', version ' || (body->'booking'->>'version')
      from user_event where event = 'activityBookingUpdated'
      group by user_id, body->'booking'->>'uuid', body->'booking'->>'version' having count(*) > 1`),
    'bookings whose last change was not told': await names(sql`
      select ${BOOKING} from activity_booking b where b.guest_id is not null and not exists (
        select 1 from user_event e where e.event = 'activityBookingUpdated'
          and e.body->'booking'->>'uuid' = b.id::text
          and (e.body->'booking'->>'version')::int = b.version and e.body->'booking'->>'status' = b.status)`),
    'changes without one entry in the history': await names(sql`
      select ${BOOKING} || ', ' || count(h.id) || ' entries'
      from activity_booking b left join activity_booking_history h on h.booking_id = b.id
      -- A booking that another one has replaced has changed once without an entry of its own.
      group by b.id having count(h.id)
        + (exists (select 1 from activity_booking later where later.instead_of = b.id))::int <> b.version`),
    'vouchers redeemed twice': await names(sql`
      -- A second scan that changes nothing leaves no act, and a change of the session repeats the status in the history.
      select 'booking ' || subject_id from staff_action where what = 'redeemActivity'
      group by subject_id having count(*) > 1`),
    'acts of staff not audited once': await names(sql`
      select act.what || ' ' || act.id || ', audited ' || count(distinct a.id) || ' times'
      from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as act(what text, id uuid)
      left join staff_action a on a.what = act.what and a.subject_id = act.id
      group by act.what, act.id having count(distinct a.id) <> 1`),
    'parties left in line beside free places': await names(sql`
      select ${BOOKING} from activity_booking b join activity_session s on s.id = b.session_id
      where b.status = 'waitlisted' and s.cancelled_at is null and s.starts_at > now()
        and s.pax_claimed + s.places_taken + b.pax <= s.capacity`),
    'bookings that differ from the reply': wrong.map(
      ({ uuid, status, version }) => `booking ${uuid}, told as ${status} in version ${version}`,
    ),
    'bookings unknown to guest and staff': [...ours]
      .filter((id) => !known.has(id))
      .map((id) => `booking ${id}`),
  };
}
