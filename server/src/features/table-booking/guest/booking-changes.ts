import { canTransitionBooking } from '@guest/shared/contracts/table-booking/table-booking-status';
import { releaseClaim } from '../availability/table-claims';
import { canCancel, canReportDelay, type BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';
import { createAcceptOffer } from './accept-offer';
import { createChangeBooking } from './change-booking';
import { createOwnBookings, guestEntry, type OwnBooking } from './own-booking';

export type BookingChanges = ReturnType<typeof createBookingChanges>;

/** Lets guests change their bookings. A booking of another guest is reported as not found. */
export function createBookingChanges(deps: BookingDeps) {
  const { bookings, waitlist, recorder, now } = deps;
  const ownBookings = createOwnBookings(deps);

  return {
    toReply: ownBookings.toReply,
    change: createChangeBooking(deps, ownBookings),
    accept: createAcceptOffer(deps, ownBookings),

    /** A guest who checks out gives up bookings even if it is too late to cancel them (`isAtAnyTime`). */
    cancel: (own: OwnBooking, { isWaitlistEntry = false, isAtAnyTime = false } = {}): Promise<BookingRow> =>
      ownBookings.withBooking(own, async ({ tx, outboxRows, setup, row, throwStale: reject }) => {
        if (row.status === 'cancelled') return bookings.load(row.id, tx);
        // The guest leaves the waitlist on one device, but may have accepted a table on another.
        if (isWaitlistEntry && row.queuedAt === null) return reject('status_not_allowed');
        if (!canTransitionBooking(row.status, 'cancelled', 'guest')) return reject('status_not_allowed');
        if (!isAtAnyTime && !canCancel(row, now())) return reject('cancel_too_late');
        const hadTable = await releaseClaim(tx, row.id);
        const done = await recorder.record(tx, row.id, {
          set: { expiresAt: null },
          entry: guestEntry(own, 'cancelled'),
        });
        outboxRows.push(...done.outboxRows);
        if (hadTable) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
        return done.row;
      }),

    /** A delay can be reported only for a confirmed booking and only shortly before it starts. */
    reportDelay: (own: OwnBooking, minutes: number): Promise<BookingRow> =>
      ownBookings.withBooking(own, async ({ tx, outboxRows, row, throwStale: reject }) => {
        if (row.status !== 'confirmed') return reject('status_not_allowed');
        if (!canReportDelay(row, now())) return reject('late_not_now');
        if (row.lateMinutes === minutes) return bookings.load(row.id, tx);
        const entry = guestEntry(own, 'confirmed');
        const done = await recorder.record(tx, row.id, { set: { lateMinutes: minutes }, entry });
        outboxRows.push(...done.outboxRows);
        return done.row;
      }),
  };
}
