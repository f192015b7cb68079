import {
  ACTIVITY_BOOKING_STATUSES,
  canTransition,
} from '@guest/shared/contracts/activity/activity-booking-status';
import { and, eq, inArray } from 'drizzle-orm';
import { activityBooking, guest } from '../../../platform/db/tables/schema';
import { releaseClaim } from '../availability/claims';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { endedPayment, isCancellable } from '../record/end-booking';

const CANCELLABLE = ACTIVITY_BOOKING_STATUSES.filter((status) => canTransition(status, 'cancelled', 'guest'));

/** Cancels all bookings and waitlist places of a person at all hotels, whatever their deadlines. */
export function createCancelAllActivities(deps: ActivityBookingDeps) {
  const { bookings, db, record, sessions, transaction, waitlist, now } = deps;
  return async (personId: string): Promise<void> => {
    const ahead = await db
      .select({
        id: activityBooking.id,
        sessionId: activityBooking.sessionId,
        propertyId: activityBooking.propertyId,
      })
      .from(activityBooking)
      .innerJoin(guest, eq(guest.id, activityBooking.guestId))
      .where(and(eq(guest.personId, personId), inArray(activityBooking.status, CANCELLABLE)));
    for (const { id, sessionId, propertyId } of ahead) {
      await transaction.run(propertyId, async (tx, events) => {
        await sessions.lock(tx, [sessionId]);
        await tx
          .select({ id: activityBooking.id })
          .from(activityBooking)
          .where(eq(activityBooking.id, id))
          .for('update');
        const { booking, session } = await bookings.one(id, tx);
        // A session that has taken place keeps its bookings.
        if (!isCancellable(booking) || session.endsAt.getTime() <= now()) return;
        const wasFreed = await releaseClaim(tx, id);
        const done = await record.step(
          tx,
          id,
          {
            set: endedPayment(booking, { isByHotel: false, now: now() }),
            entry: { status: 'cancelled', by: 'guest' },
          },
          wasFreed ? await waitlist.offers(tx, booking.sessionId) : [],
        );
        events.push(...done.events);
      });
    }
  };
}
