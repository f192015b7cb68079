import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { activitySession, bookableActivity } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { isGuaranteed } from '../../activity/session.mapper';
import { guaranteeIfReached } from '../availability/claims';
import { cutoffOf } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';

/** One run handles at most this many rows; the rest wait for the next run. */
const AT_ONCE = 50;
const MINUTE_MS = 60_000;
/**
 * A session is called off within this time after booking has closed, even if it starts meanwhile: booking can be
 * open until the start. Later, a session that has begun takes place, such as after a long outage.
 */
const DECIDED_WITHIN_MINUTES = 10;

/**
 * Cancels booked sessions that have not reached their minimum of participants when booking closes. Several servers
 * may run this at once: the lock on the session ensures that each is cancelled once.
 */
export function createMinimumCheck({ cancelSession, db, sessions, transaction, now }: ActivityBookingDeps) {
  const closedBelowMinimum = () =>
    db
      .select({ id: activitySession.id, propertyId: activitySession.propertyId })
      .from(activitySession)
      .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
      .where(
        and(
          isNull(activitySession.cancelledAt),
          isNull(activitySession.guaranteedAt),
          gt(activitySession.paxClaimed, 0),
          lt(activitySession.placesTaken, bookableActivity.minParticipants),
          sql`${activitySession.startsAt}
            + make_interval(mins => greatest(0, ${DECIDED_WITHIN_MINUTES}::int - ${bookableActivity.bookingCutoffMinutes}))
            > ${new Date(now()).toISOString()}::timestamptz`,
          sql`${activitySession.startsAt} - make_interval(mins => ${bookableActivity.bookingCutoffMinutes})
            <= ${new Date(now()).toISOString()}::timestamptz`,
        ),
      )
      .limit(AT_ONCE);

  const callOffLatest = ({ id, propertyId }: { id: string; propertyId: string }) =>
    transaction.run(propertyId, async (tx, events) => {
      await sessions.lock(tx, [id]);
      const { bookable } = await sessions.byId(id, tx);
      // A server of an earlier release does not check the minimum when staff accept a request.
      await guaranteeIfReached(tx, {
        sessionId: id,
        minParticipants: bookable.minParticipants,
        now: now(),
      });
      const { session } = await sessions.byId(id, tx);
      const cutoff = cutoffOf(session, bookable);
      const decidedBy = Math.max(session.startsAt.getTime(), cutoff + DECIDED_WITHIN_MINUTES * MINUTE_MS);
      const isDue = cutoff <= now() && now() < decidedBy;
      if (!isDue || isGuaranteed(session, bookable.minParticipants)) return;
      const by = { by: 'system' as const, actorId: null };
      events.push(...(await cancelSession(tx, id, { reason: 'minimum', note: null, by })));
    });

  return () =>
    runAll(async (tried) => {
      for (const due of await closedBelowMinimum()) await tried(callOffLatest(due));
    });
}
