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

const WAITING = sql<number>`(select count(*)::int from ${activityBooking}
  where ${activityBooking.sessionId} = ${activitySession.id} and ${activityBooking.status} = 'waitlisted')`;

const freeablePax = (guestId: string | undefined, now: number) => sql<number>`(
  select coalesce(sum(${activityClaim.pax}), 0)::int from ${activityClaim}
  where ${activityClaim.sessionId} = ${activitySession.id} and ${activityClaim.kind} = 'hold'
    and (${activityClaim.guestId} = ${guestId ?? null}::uuid or ${activityClaim.expiresAt} <= ${new Date(now)}))`;

export type OfferedSessionRepository = ReturnType<typeof createOfferedSessionRepository>;

export function createOfferedSessionRepository(db: Database) {
  return {
    /** Returns the sessions of a property that take bookings, by their start. */
    async open(
      propertyId: string,
      startRange: StartRange,
      { guestId, now }: { guestId: string | undefined; now: number },
    ): Promise<OfferedSession[]> {
      const { id, name, place, pictures, outletId } = activity;
      return db
        .select({
          session: activitySession,
          bookable: bookableActivity,
          activity: { id, name, place, pictures, outletId },
          freeable: freeablePax(guestId, now),
          waiting: WAITING,
        })
        .from(activitySession)
        .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
        .innerJoin(activity, eq(activity.id, activitySession.activityId))
        .where(
          and(
            eq(activitySession.propertyId, propertyId),
            startsWithin(startRange),
            isNull(activity.withdrawnAt),
            isNull(activitySession.cancelledAt),
            eq(activitySession.isClosed, false),
            gt(
              sql`${activitySession.startsAt} - make_interval(mins => ${bookableActivity.bookingCutoffMinutes})`,
              new Date(now),
            ),
          ),
        )
        .orderBy(asc(activitySession.startsAt), asc(activitySession.id));
    },
  };
}
