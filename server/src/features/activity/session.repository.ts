import type { Schedule, Session } from '@guest/shared/contracts/activity/activity.contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { activitySession, bookableActivity } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { onDays } from './activity.repository';
import { toScheduled } from './activity-reply';
import type { Begins } from './days';
import { toSession } from './session-reply';

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(db: Database) {
  return {
    /**
     * Returns the sessions of the days, each with a summary of its activity. With `next`, only that many
     * sessions that have not ended are returned.
     */
    async schedule(
      scope: PropertyScope,
      { begins, next }: { begins: Begins; next?: number },
      now: number,
    ): Promise<Schedule['sessions']> {
      const rows = await db.query.activitySession.findMany({
        where: and(
          eq(activitySession.propertyId, scope.property.id),
          onDays(begins),
          next === undefined ? undefined : gt(activitySession.endsAt, new Date(now)),
        ),
        orderBy: [asc(activitySession.startsAt), asc(activitySession.id)],
        limit: next,
        with: {
          activity: { with: { bookableActivities: { columns: { id: true } } } },
          bookableActivity: { columns: { bookingCutoffMinutes: true } },
        },
      });
      return rows.map((row) => ({
        ...toSession(row, row.bookableActivity?.bookingCutoffMinutes ?? 0, now),
        activity: toScheduled(row.activity, scope),
      }));
    },

    /** Returns the sessions of a bookable activity, or `undefined` if the property has no such activity. */
    async ofBookable(
      scope: PropertyScope,
      ids: { activityId: string; bookableActivityId: string },
      { begins, now }: { begins: Begins; now: number },
    ): Promise<Session[] | undefined> {
      const rows = await db
        .select({ cutoffMinutes: bookableActivity.bookingCutoffMinutes, session: activitySession })
        .from(bookableActivity)
        .leftJoin(
          activitySession,
          and(eq(activitySession.bookableActivityId, bookableActivity.id), onDays(begins)),
        )
        .where(
          and(
            eq(bookableActivity.propertyId, scope.property.id),
            eq(bookableActivity.activityId, ids.activityId),
            eq(bookableActivity.id, ids.bookableActivityId),
          ),
        )
        .orderBy(asc(activitySession.startsAt));
      if (rows.length === 0) return undefined;
      return rows.flatMap(({ cutoffMinutes, session }) =>
        session ? [toSession(session, cutoffMinutes, now)] : [],
      );
    },
  };
}
