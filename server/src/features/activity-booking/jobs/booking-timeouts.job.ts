import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  activityBooking,
  activityClaim,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { releaseClaim } from '../availability/claims';
import { cutoffOf } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { endedPayment } from '../record/end-booking';

const isClosedAt = (at: Date) =>
  lte(
    sql`${activitySession.startsAt} - make_interval(mins => ${bookableActivity.bookingCutoffMinutes})`,
    sql`${at.toISOString()}::timestamptz`,
  );

/** Returns whether a request, an offer or a place on the waitlist has expired. */
function isOver({ booking, session, bookable }: ActivityBookingRow, now: number): boolean {
  const { status, expiresAt } = booking;
  if (status === 'waitlisted') return cutoffOf(session, bookable) <= now;
  const isTimed = status === 'pending' || status === 'offered';
  return isTimed && expiresAt !== null && expiresAt.getTime() <= now;
}

/** One run handles at most this many rows; the rest wait for the next run. */
const AT_ONCE = 200;

/**
 * Ends expired holds, unanswered requests, offers that were not accepted and, when booking closes, places on
 * waitlists. It also offers places that became free without an offer, such as those of an erased guest. Several
 * servers may run this at once: row locks ensure that each row changes once.
 */
export function createBookingTimeouts(deps: ActivityBookingDeps) {
  const { bookings, db, record, sessions, transaction, waitlist, now } = deps;

  const sessionsWithExpiredHolds = () =>
    db
      .selectDistinct({ sessionId: activityClaim.sessionId, propertyId: activityClaim.propertyId })
      .from(activityClaim)
      .where(and(eq(activityClaim.kind, 'hold'), lte(activityClaim.expiresAt, new Date(now()))))
      .limit(AT_ONCE);

  const ofBooking = {
    id: activityBooking.id,
    sessionId: activityBooking.sessionId,
    propertyId: activityBooking.propertyId,
  };

  const expiredBookings = () =>
    db
      .select(ofBooking)
      .from(activityBooking)
      .where(
        and(
          inArray(activityBooking.status, ['pending', 'offered']),
          lte(activityBooking.expiresAt, new Date(now())),
        ),
      )
      .limit(AT_ONCE);

  /** Finds places on the waitlists of sessions whose booking has closed. */
  const closedLines = () =>
    db
      .select(ofBooking)
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
      .where(and(eq(activityBooking.status, 'waitlisted'), isClosedAt(new Date(now()))))
      .limit(AT_ONCE);

  /** Finds sessions with enough free places for a party on their waitlist. */
  const sessionsToOffer = () =>
    db
      .selectDistinct({ sessionId: activityBooking.sessionId, propertyId: activityBooking.propertyId })
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .where(
        and(
          eq(activityBooking.status, 'waitlisted'),
          sql`not ${activitySession.isClosed} and ${activitySession.cancelledAt} is null`,
          sql`(${activitySession.capacity} is null or ${activitySession.paxClaimed} + ${activitySession.placesTaken}
            + ${activityBooking.pax} <= ${activitySession.capacity})`,
        ),
      )
      .limit(AT_ONCE);

  const endHolds = ({ sessionId, propertyId }: { sessionId: string; propertyId: string }) =>
    transaction.run(propertyId, async (tx, events) => {
      await sessions.lock(tx, [sessionId]);
      events.push(...(await record.steps(tx, await waitlist.offersOfExpiredHolds(tx, sessionId))));
    });

  const offerPlaces = ({ sessionId, propertyId }: { sessionId: string; propertyId: string }) =>
    transaction.run(propertyId, async (tx, events) => {
      await sessions.lock(tx, [sessionId]);
      events.push(...(await record.steps(tx, await waitlist.offers(tx, sessionId))));
    });

  const lapse = (of: { id: string; sessionId: string; propertyId: string }) =>
    transaction.run(of.propertyId, async (tx, events) => {
      await sessions.lock(tx, [of.sessionId]);
      await tx
        .select({ id: activityBooking.id })
        .from(activityBooking)
        .where(eq(activityBooking.id, of.id))
        .for('update');
      const row = await bookings.one(of.id, tx);
      if (!isOver(row, now())) return;
      const wasFreed = await releaseClaim(tx, of.id);
      const done = await record.step(
        tx,
        of.id,
        {
          set: endedPayment(row.booking, { isByHotel: true, now: now() }),
          entry: { status: 'lapsed', by: 'system' },
        },
        wasFreed ? await waitlist.offers(tx, row.booking.sessionId) : [],
      );
      events.push(...done.events);
    });

  return () =>
    runAll(async (tried) => {
      for (const due of await sessionsWithExpiredHolds()) await tried(endHolds(due));
      for (const due of await expiredBookings()) await tried(lapse(due));
      for (const due of await closedLines()) await tried(lapse(due));
      for (const due of await sessionsToOffer()) await tried(offerPlaces(due));
    });
}
