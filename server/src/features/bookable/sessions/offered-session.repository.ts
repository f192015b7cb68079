import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import {
  activity,
  activityBooking,
  activityClaim,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import type { StartRange } from '../../activity/days';
import type { ActivitySessionRow, BookableRow, ListedSessionRow } from '../../activity/session.mapper';
import { cutoffOf } from '../../activity-booking/model/activity-policy';

/** An open session with everything that decides whether a party can come. */
export interface OfferedSession {
  session: ListedSessionRow & Pick<ActivitySessionRow, 'bookableActivityId' | 'unitPrices' | 'place'>;
  bookable: OfferedBookable;
  activity: Pick<typeof activity.$inferSelect, 'id' | 'name' | 'place' | 'pictures' | 'outletId'>;
  /** The places of the caller's own hold and of holds that have expired. */
  freeable: number;
  /** The parties on the waitlist. */
  waiting: number;
}

type OfferedBookable = Pick<
  BookableRow,
  'id' | 'units' | 'minUnits' | 'maxUnits' | 'bookingCutoffMinutes' | 'requiresApproval' | 'waitlist'
>;

// The table is named explicitly: in a select of one table, its columns are written without it.
const WAITING = sql<number>`(select count(*)::int from ${activityBooking}
  where ${activityBooking.sessionId} = ${activitySession}.id and ${activityBooking.status} = 'waitlisted')`;

const FREEABLE_PAX = sql<number>`(
  select coalesce(sum(${activityClaim.pax}), 0)::int from ${activityClaim}
  where ${activityClaim.sessionId} = ${activitySession}.id and ${activityClaim.kind} = 'hold'
    and (${activityClaim.guestId} = ${sql.placeholder('guestId')}::uuid
      or ${activityClaim.expiresAt} <= ${sql.placeholder('at')}::timestamptz))`;

/** A day has many sessions, of which only these columns are read. */
const openSessions = preparedQuery('open sessions of a property', (on) => {
  const { id, activityId, bookableActivityId, localStart, localEnd, startsAt, isAllDay, isClosed } =
    activitySession;
  const { cancelledAt, capacity, placesTaken, paxClaimed, unitPrices, place, propertyId } = activitySession;
  const times = { localStart, localEnd, startsAt, isAllDay, isClosed, cancelledAt };
  const places = { capacity, placesTaken, paxClaimed };
  return on
    .select({
      session: { id, activityId, bookableActivityId, ...times, ...places, unitPrices, place },
      freeable: FREEABLE_PAX,
      waiting: WAITING,
    })
    .from(activitySession)
    .where(
      and(
        eq(propertyId, sql.placeholder('propertyId')),
        gte(localStart, sql.placeholder('from')),
        lt(localStart, sql.placeholder('before')),
        isNull(cancelledAt),
        eq(isClosed, false),
        gt(startsAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(startsAt), asc(id));
});

/** The activities of a property by their bookable; a day has many sessions of each. */
const offeredBookables = preparedQuery('bookable activities of a property', (on) => {
  const { id, units, minUnits, maxUnits, bookingCutoffMinutes, requiresApproval, waitlist } =
    bookableActivity;
  const { name, place, pictures, outletId } = activity;
  return on
    .select({
      bookable: { id, units, minUnits, maxUnits, bookingCutoffMinutes, requiresApproval, waitlist },
      activity: { id: activity.id, name, place, pictures, outletId },
    })
    .from(bookableActivity)
    .innerJoin(activity, eq(activity.id, bookableActivity.activityId))
    .where(
      and(
        eq(bookableActivity.propertyId, sql.placeholder('propertyId')),
        isNull(bookableActivity.withdrawnAt),
        isNull(activity.withdrawnAt),
      ),
    );
});

export type OfferedSessionRepository = ReturnType<typeof createOfferedSessionRepository>;

export function createOfferedSessionRepository(db: Database) {
  return {
    /** Returns the sessions of a property that take bookings, by their start, with two statements. */
    async open(
      propertyId: string,
      startRange: StartRange,
      { guestId = null, now }: { guestId?: string | null | undefined; now: number },
    ): Promise<OfferedSession[]> {
      const at = new Date(now);
      const [bookables, rows] = await Promise.all([
        offeredBookables(db).execute({ propertyId }),
        openSessions(db).execute({ propertyId, ...startRange, guestId, now: at, at: at.toISOString() }),
      ]);
      const offered = new Map(bookables.map((row) => [row.bookable.id, row]));
      return rows.flatMap((row) => {
        const of = offered.get(row.session.bookableActivityId ?? '');
        return of && cutoffOf(row.session, of.bookable) > now ? [{ ...row, ...of }] : [];
      });
    },
  };
}
