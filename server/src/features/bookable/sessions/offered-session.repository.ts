import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  activity,
  activityBooking,
  activityClaim,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import { startsWithin } from '../../activity/activity.repository';
import type { StartRange } from '../../activity/days';
import type { ActivitySessionRow, BookableRow } from '../../activity/session.mapper';
import { cutoffOf } from '../../activity-booking/model/activity-policy';

/** An open session with everything that decides whether a party can come. */
export interface OfferedSession {
  session: ActivitySessionRow;
  bookable: BookableRow;
  activity: Pick<typeof activity.$inferSelect, 'id' | 'name' | 'place' | 'pictures' | 'outletId'>;
  /** The places of the caller's own hold and of holds that have expired. */
  freeable: number;
  /** The parties on the waitlist. */
  waiting: number;
}

// The table is named explicitly: in a select of one table, its columns are written without it.
const WAITING = sql<number>`(select count(*)::int from ${activityBooking}
  where ${activityBooking.sessionId} = ${activitySession}.id and ${activityBooking.status} = 'waitlisted')`;

const freeablePax = (guestId: string | undefined, now: number) => sql<number>`(
  select coalesce(sum(${activityClaim.pax}), 0)::int from ${activityClaim}
  where ${activityClaim.sessionId} = ${activitySession}.id and ${activityClaim.kind} = 'hold'
    and (${activityClaim.guestId} = ${guestId ?? null}::uuid or ${activityClaim.expiresAt} <= ${new Date(now)}))`;

export type OfferedSessionRepository = ReturnType<typeof createOfferedSessionRepository>;

export function createOfferedSessionRepository(db: Database) {
  /** The activities of a property by their bookable; a day has many sessions of each. */
  async function bookables(propertyId: string) {
    const { id, name, place, pictures, outletId } = activity;
    const rows = await db
      .select({ bookable: bookableActivity, activity: { id, name, place, pictures, outletId } })
      .from(bookableActivity)
      .innerJoin(activity, eq(activity.id, bookableActivity.activityId))
      .where(
        and(
          eq(bookableActivity.propertyId, propertyId),
          isNull(bookableActivity.withdrawnAt),
          isNull(activity.withdrawnAt),
        ),
      );
    return new Map(rows.map((row) => [row.bookable.id, row]));
  }

  return {
    /** Returns the sessions of a property that take bookings, by their start, with two statements. */
    async open(
      propertyId: string,
      startRange: StartRange,
      { guestId, now }: { guestId: string | undefined; now: number },
    ): Promise<OfferedSession[]> {
      const [offered, rows] = await Promise.all([
        bookables(propertyId),
        db
          .select({ session: activitySession, freeable: freeablePax(guestId, now), waiting: WAITING })
          .from(activitySession)
          .where(
            and(
              eq(activitySession.propertyId, propertyId),
              startsWithin(startRange),
              isNull(activitySession.cancelledAt),
              eq(activitySession.isClosed, false),
              gt(activitySession.startsAt, new Date(now)),
            ),
          )
          .orderBy(asc(activitySession.startsAt), asc(activitySession.id)),
      ]);
      return rows.flatMap((row) => {
        const of = offered.get(row.session.bookableActivityId ?? '');
        return of && cutoffOf(row.session, of.bookable) > now ? [{ ...row, ...of }] : [];
      });
    },
  };
}
