import type { BookableSession, Schedule } from '@guest/shared/contracts/activity/activity.contract';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  activity,
  activityBooking,
  activitySession,
  bookableActivity,
} from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { startsWithin } from './activity.repository';
import { toScheduledActivity } from './activity.mapper';
import type { StartRange } from './days';
import { participantsOf } from './participants';
import { toBookableSession, toSession } from './session.mapper';

const WAITING = sql<number>`(select count(*)::int from ${activityBooking}
  where ${activityBooking.sessionId} = ${activitySession.id} and ${activityBooking.status} = 'waitlisted')`;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(db: Database) {
  const offeredActivities = (propertyId: string) =>
    db
      .select({ id: activity.id })
      .from(activity)
      .where(and(eq(activity.propertyId, propertyId), isNull(activity.withdrawnAt)));

  return {
    /**
     * Returns the sessions of the days, each with a summary of its activity. With `next`, only that many
     * sessions that have not ended are returned.
     */
    async schedule(
      scope: PropertyScope,
      { startRange, next }: { startRange: StartRange; next?: number },
      now: number,
    ): Promise<Schedule['sessions']> {
      const rows = await db.query.activitySession.findMany({
        where: and(
          eq(activitySession.propertyId, scope.property.id),
          startsWithin(startRange),
          inArray(activitySession.activityId, offeredActivities(scope.property.id)),
          next === undefined ? undefined : gt(activitySession.endsAt, new Date(now)),
        ),
        orderBy: [asc(activitySession.startsAt), asc(activitySession.id)],
        limit: next,
        with: {
          activity: {
            with: {
              bookableActivities: { columns: { id: true }, where: isNull(bookableActivity.withdrawnAt) },
            },
          },
          bookableActivity: { columns: { bookingCutoffMinutes: true } },
        },
      });
      return rows.map((row) => ({
        ...toSession(row, row.bookableActivity?.bookingCutoffMinutes ?? 0, now),
        activity: toScheduledActivity(row.activity, scope),
      }));
    },

    /** Returns the sessions of a bookable activity, or `undefined` if the property has no such activity. */
    async ofBookable(
      scope: PropertyScope,
      ids: { activityId: string; bookableActivityId: string },
      { startRange, now }: { startRange: StartRange; now: number },
    ): Promise<BookableSession[] | undefined> {
      const rows = await db
        .select({
          bookable: bookableActivity,
          session: activitySession,
          participants: participantsOf(activitySession.id),
          waiting: WAITING,
        })
        .from(bookableActivity)
        .leftJoin(
          activitySession,
          and(eq(activitySession.bookableActivityId, bookableActivity.id), startsWithin(startRange)),
        )
        .where(
          and(
            eq(bookableActivity.propertyId, scope.property.id),
            eq(bookableActivity.activityId, ids.activityId),
            eq(bookableActivity.id, ids.bookableActivityId),
            isNull(bookableActivity.withdrawnAt),
            inArray(bookableActivity.activityId, offeredActivities(scope.property.id)),
          ),
        )
        .orderBy(asc(activitySession.startsAt));
      if (rows.length === 0) return undefined;
      return rows.flatMap(({ session, ...row }) =>
        session ? [toBookableSession({ session, ...row }, scope, now)] : [],
      );
    },
  };
}
