import { dateOf, timeOf } from '@guest/shared/contracts/core/local-time';
import { and, eq, exists, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  activity,
  activityBooking,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import { toSession } from '../../activity/session.mapper';
import { WATCHED_DAYS, type LoadOccasions, type Occasion } from './occasion';

const DAY_MS = 86_400_000;

/** Loads the sessions of an activity that can be booked. */
export const createActivityOccasions =
  (db: Database, now: () => number): LoadOccasions =>
  async (_scope, activityId) => {
    const at = now();
    const waiting = db
      .select({ id: activityBooking.id })
      .from(activityBooking)
      .where(
        and(
          eq(activityBooking.sessionId, activitySession.id),
          inArray(activityBooking.status, ['waitlisted', 'offered']),
        ),
      );
    const rows = await db
      .select({
        session: activitySession,
        cutoffMinutes: bookableActivity.bookingCutoffMinutes,
        hasWaitlist: sql<boolean>`${exists(waiting)}`,
      })
      .from(activitySession)
      .innerJoin(activity, eq(activity.id, activitySession.activityId))
      .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
      .where(
        and(
          eq(activitySession.activityId, activityId),
          isNull(activity.withdrawnAt),
          isNull(bookableActivity.withdrawnAt),
          gt(activitySession.startsAt, new Date(at)),
          lt(activitySession.startsAt, new Date(at + WATCHED_DAYS * DAY_MS)),
        ),
      );
    return rows.map(({ session, cutoffMinutes, hasWaitlist }): Occasion => {
      const { status } = toSession(session, cutoffMinutes, at);
      return {
        key: session.id,
        date: dateOf(session.localStart),
        time: timeOf(session.localStart),
        startsAt: session.startsAt.getTime(),
        status: status === 'sold_out' ? 'full' : status === 'closed' ? 'closed' : 'open',
        hasWaitlist,
      };
    });
  };
