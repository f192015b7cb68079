import { releaseClaim } from '../availability/claims';
import { canCancel } from '../record/activity-booking.mapper';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { endedPayment, isCancellable } from '../record/end-booking';
import type { OwnBooking, OwnBookings } from './own-booking';

interface CancelOptions {
  version?: number | undefined;
  isWaitlistEntry?: boolean;
  /** Ignores the deadline for guests, such as at an early check-out. */
  isAtAnyTime?: boolean;
}

/** Lets guests cancel their bookings. Repeating it returns the cancelled booking. */
export function createCancelBooking({ record, waitlist, now }: ActivityBookingDeps, own: OwnBookings) {
  return (
    of: OwnBooking,
    { version, isWaitlistEntry = false, isAtAnyTime = false }: CancelOptions = {},
  ): Promise<ActivityBookingRow> =>
    own.locked(of, [], async ({ tx, events, row, outdated }) => {
      const { booking } = row;
      if (booking.status === 'cancelled') return row;
      // The guest leaves the waitlist on one device, but may have accepted the offer on another.
      if (isWaitlistEntry && booking.queuedAt === null) throw await outdated('status_not_allowed');
      if (version !== undefined && version !== booking.version) throw await outdated('version_conflict');
      if (!isCancellable(booking)) throw await outdated('status_not_allowed');
      if (!isAtAnyTime && !canCancel(booking, now())) throw await outdated('cancel_too_late');
      const wasFreed = await releaseClaim(tx, booking.id);
      const done = await record.step(
        tx,
        booking.id,
        {
          set: endedPayment(booking, { isByHotel: false, now: now() }),
          entry: { status: 'cancelled', by: 'guest', actorId: of.guest.chatUuid },
        },
        wasFreed ? await waitlist.offers(tx, booking.sessionId) : [],
      );
      events.push(...done.events);
      return done.row;
    });
}
