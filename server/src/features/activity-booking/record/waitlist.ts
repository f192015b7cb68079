import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import { vacanciesOf } from '../../activity/session.mapper';
import { claimPlaces, expireHolds } from '../availability/claims';
import type { SessionRepository } from '../availability/session.repository';
import { cutoffOf } from '../model/activity-policy';
import type { BookingStep } from './record-booking-change';

const MINUTE_MS = 60_000;

interface WaitlistDeps {
  sessions: SessionRepository;
  now: () => number;
}

/** Offers free places to the waitlist. The caller must hold the lock on the session. */
export function createActivityWaitlist({ sessions, now }: WaitlistDeps) {
  /** Locks and returns the parties that wait for a session, those who have waited longest first. */
  const waitingFor = (tx: Connection, sessionId: string) =>
    tx
      .select()
      .from(activityBooking)
      .where(and(eq(activityBooking.sessionId, sessionId), eq(activityBooking.status, 'waitlisted')))
      .orderBy(asc(activityBooking.queuedAt), asc(activityBooking.createdAt), asc(activityBooking.id))
      .for('update');

  /**
   * Claims the free places for the parties who have waited longest and fit, and returns the steps that record
   * the offers. A smaller party may come before a larger one that does not fit.
   */
  async function offers(tx: Connection, sessionId: string): Promise<BookingStep[]> {
    const { session, bookable } = await sessions.byId(sessionId, tx);
    const closesAt = cutoffOf(session, bookable);
    if (session.cancelledAt !== null || session.isClosed || closesAt <= now()) return [];
    const steps: BookingStep[] = [];
    let free = vacanciesOf(session) ?? Number.POSITIVE_INFINITY;
    if (free === 0) return steps;
    const expiresAt = new Date(Math.min(now() + bookable.waitlist.offerMinutes * MINUTE_MS, closesAt));
    for (const { id, propertyId, guestId, pax, units } of await waitingFor(tx, sessionId)) {
      if (pax > free) continue;
      free -= pax;
      await claimPlaces(tx, {
        propertyId,
        guestId,
        sessionId,
        kind: 'offer',
        pax,
        units: units.map(({ unitId, quantity }) => ({ unitId, quantity })),
        bookingId: id,
        expiresAt,
        createdAt: new Date(now()),
      });
      steps.push({ id, set: { expiresAt }, entry: { status: 'offered', by: 'system' } });
    }
    return steps;
  }

  return {
    offers,

    /** Ends expired holds and offers their places first. Call this before claiming places. */
    offersOfExpiredHolds: async (tx: Connection, sessionId: string): Promise<BookingStep[]> =>
      (await expireHolds(tx, sessionId, now())) ? offers(tx, sessionId) : [],
  };
}
