import { UNFINISHED_STATUSES } from '@guest/shared/contracts/activity/activity-booking-status';
import { and, asc, desc, eq, gt, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import {
  activity,
  activityBooking,
  activityBookingHistory,
  activitySession,
  bookableActivity,
  guest,
  property,
  staff,
} from '../../../platform/db/tables/schema';
import { participantsOf } from '../../activity/participants';

/** More bookings than any session has places and cancellations. */
const MAX_ROSTER = 1_000;

/** The position on the waitlist; `null` for a booking that does not wait. */
const WAITLIST_POSITION = sql<number | null>`case when ${activityBooking.status} = 'waitlisted' then (
  select count(*)::int from ${activityBooking} as waiting
  where waiting.session_id = ${activityBooking.sessionId} and waiting.status = 'waitlisted'
    and waiting.queued_at <= ${activityBooking.queuedAt}) end`;

/** The history as a JSON array, so that a booking is read by one statement. */
const HISTORIES = sql<StoredHistory[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'bookingId', h.booking_id, 'status', h.status, 'by', h.by,
    'actorId', h.actor_id, 'note', h.note, 'reasonCode', h.reason_code, 'at', h.at, 'nickName', s.nick_name)
    order by h.id), '[]')
  from ${activityBookingHistory} h left join ${staff} s on s.id = h.actor_id
  where h.booking_id = ${activityBooking.id})`;

/** Whether another booking has replaced this one. */
const IS_REPLACED = sql<boolean>`exists (select 1 from ${activityBooking} as later
  where later.instead_of = ${activityBooking.id} and later.guest_id = ${activityBooking.guestId})`;

export interface ActivityBookingRow {
  booking: typeof activityBooking.$inferSelect;
  session: typeof activitySession.$inferSelect;
  bookable: typeof bookableActivity.$inferSelect;
  activity: typeof activity.$inferSelect;
  /** `null` for people who came without a booking. */
  guest: typeof guest.$inferSelect | null;
  property: typeof property.$inferSelect;
  /** The people who count towards the minimum of the session. */
  participants: number;
  placeInLine: number | null;
  isReplaced: boolean;
  histories: (typeof activityBookingHistory.$inferSelect & { nickName: string | null })[];
}

type StoredHistory = Omit<ActivityBookingRow['histories'][number], 'at'> & { at: string };

export interface BookingPage {
  when: 'ahead' | 'past';
  limit: number;
  /** The sort key of the last booking of the previous page. */
  after?: { at: Date; id: string } | undefined;
}

export type ActivityBookingRepository = ReturnType<typeof createActivityBookingRepository>;

const selectBookings = (on: Connection) =>
  on
    .select({
      booking: activityBooking,
      session: activitySession,
      bookable: bookableActivity,
      activity,
      guest,
      property,
      participants: participantsOf(activitySession.id),
      placeInLine: WAITLIST_POSITION,
      isReplaced: IS_REPLACED,
      histories: HISTORIES,
    })
    .from(activityBooking)
    .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
    .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .leftJoin(guest, eq(guest.id, activityBooking.guestId))
    .innerJoin(property, eq(property.id, activityBooking.propertyId));

const bookingById = preparedQuery('activity booking', (on) =>
  selectBookings(on).where(eq(activityBooking.id, sql.placeholder('id'))),
);

const toRow = ({
  histories,
  ...row
}: Omit<ActivityBookingRow, 'histories'> & { histories: StoredHistory[] }): ActivityBookingRow => ({
  ...row,
  histories: histories.map(({ at, ...entry }) => ({ ...entry, at: new Date(at) })),
});

export function createActivityBookingRepository(db: Database) {
  async function rows(
    on: Connection,
    where: SQL | undefined,
    { order = [], limit = 1 }: { order?: SQL[]; limit?: number } = {},
  ): Promise<ActivityBookingRow[]> {
    const found = await selectBookings(on)
      .where(where)
      .orderBy(...order)
      .limit(limit);
    return found.map(toRow);
  }

  return {
    async one(id: string, on: Connection = db): Promise<ActivityBookingRow> {
      const [found] = await bookingById(on).execute({ id });
      assertRow(found, 'an activity booking after it was written');
      return toRow(found);
    },

    /** Returns `undefined` for a booking of another guest. */
    async ofGuest(guestId: string, id: string, on: Connection = db): Promise<ActivityBookingRow | undefined> {
      const [found] = await rows(on, and(eq(activityBooking.id, id), eq(activityBooking.guestId, guestId)));
      return found;
    },

    /** Finds a booking of any guest, for access by a signed address. */
    async anywhere(propertyId: string, id: string): Promise<ActivityBookingRow | undefined> {
      const isIt = and(eq(activityBooking.id, id), eq(activityBooking.propertyId, propertyId));
      const [found] = await rows(db, isIt);
      return found;
    },

    /** Finds a booking by its reference or by the code of its voucher. */
    async byCode(propertyId: string, code: string): Promise<ActivityBookingRow | undefined> {
      const isIt = or(eq(activityBooking.reference, code), eq(activityBooking.voucherCode, code));
      const [found] = await rows(db, and(eq(activityBooking.propertyId, propertyId), isIt));
      return found;
    },

    /** Returns all bookings of a session, those who wait last. */
    ofSession: (sessionId: string): Promise<ActivityBookingRow[]> =>
      rows(db, eq(activityBooking.sessionId, sessionId), {
        order: [sql`${activityBooking.queuedAt} asc nulls first`, asc(activityBooking.createdAt)],
        limit: MAX_ROSTER,
      }),

    /** Returns upcoming bookings sorted by start, or past ones sorted by the latest start. */
    pageOf(guestId: string, { when, limit, after }: BookingPage, now: number): Promise<ActivityBookingRow[]> {
      const isAhead = sql`(${inArray(activityBooking.status, [...UNFINISHED_STATUSES])}
        and ${gte(activitySession.endsAt, new Date(now))})`;
      const beyond = when === 'ahead' ? gt : lt;
      const isAfter =
        after &&
        or(
          beyond(activitySession.startsAt, after.at),
          and(eq(activitySession.startsAt, after.at), beyond(activityBooking.id, after.id)),
        );
      const by = when === 'ahead' ? asc : desc;
      return rows(
        db,
        and(eq(activityBooking.guestId, guestId), when === 'ahead' ? isAhead : not(isAhead), isAfter),
        { order: [by(activitySession.startsAt), by(activityBooking.id)], limit },
      );
    },
  };
}
