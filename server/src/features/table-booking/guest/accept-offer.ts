import { assertBookableDay } from '../availability/bookable-days';
import { assertWithinBookingLimit, findBookingNearby } from '../availability/booking-limits';
import { isPaused } from '../availability/slot-search';
import { releaseClaim } from '../availability/table-claims';
import { offerExpired } from '../model/booking-errors';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';
import { seatingOf } from '../record/waitlist';
import { guestEntry, type OwnBooking, type OwnBookings } from './own-booking';

/** Accepts an offer. If it has expired, the guest joins the waitlist again. */
export function createAcceptOffer(
  { seatingCheck, bookings, bookingPolicies, waitlist, recorder, alreadyBooked, now }: BookingDeps,
  ownBookings: OwnBookings,
) {
  return async (own: OwnBooking): Promise<BookingRow> => {
    let isExpired = false;
    const row = await ownBookings.withBooking(
      own,
      async ({ tx, outboxRows, setup, stay, row: booking, throwStale: reject }) => {
        const { id, status, expiresAt, startsAt } = booking;
        const hadOffer = status === 'offered' || status === 'lapsed' || status === 'waitlisted';
        if (status === 'confirmed') return bookings.load(id, tx);
        if (!hadOffer) return reject('status_not_allowed');
        const latest = await bookingPolicies.latest(tx, setup);
        if (isPaused(latest.outlet, startsAt.getTime())) {
          const slotQuery = {
            at: startsAt.getTime(),
            party: booking,
            stay,
            ignoredClaims: { bookingId: id },
            on: tx,
          };
          throw await seatingCheck.closedError(latest, own.scope, slotQuery);
        }
        if (
          status === 'offered' &&
          expiresAt &&
          expiresAt.getTime() > now() &&
          (await waitlist.confirmOffer(tx, id))
        ) {
          const entry = guestEntry(own, 'confirmed');
          const done = await recorder.record(tx, id, { set: { expiresAt: null, queuedAt: null }, entry });
          outboxRows.push(...done.outboxRows);
          return done.row;
        }
        isExpired = true;
        if (status === 'waitlisted') return bookings.load(id, tx);
        if (status === 'offered') {
          await releaseClaim(tx, id);
          const lapsed = await recorder.record(tx, id, {
            set: { expiresAt: null },
            entry: { status: 'lapsed', by: 'system' },
          });
          outboxRows.push(...lapsed.outboxRows);
        }
        if (startsAt.getTime() <= now() || booking.queuedAt === null) return reject('status_not_allowed');
        // A lapsed booking does not count, so the guest may have checked out or made other bookings since, also one of
        // about this time.
        if (status === 'lapsed') {
          assertBookableDay(startsAt.getTime(), latest, own.scope, { stay, now: now() });
          const attempt = { guestId: own.guest.id, setup: latest, seating: seatingOf(booking), now: now() };
          const nearby = await findBookingNearby(tx, attempt, id);
          if (nearby) throw await alreadyBooked(tx, nearby, own.scope);
          await assertWithinBookingLimit(tx, attempt);
        }
        const again = await recorder.record(tx, id, {
          set: { queuedAt: new Date(now()), expiresAt: null },
          entry: guestEntry(own, 'waitlisted'),
        });
        outboxRows.push(...again.outboxRows, ...(await waitlist.offerTables(tx, setup)));
        // Nobody else has claimed the table, so the guest gets it after all.
        if (!(await waitlist.confirmOffer(tx, id))) return bookings.load(id, tx);
        isExpired = false;
        const done = await recorder.record(tx, id, {
          set: { expiresAt: null, queuedAt: null },
          entry: guestEntry(own, 'confirmed'),
        });
        outboxRows.push(...done.outboxRows);
        return done.row;
      },
    );
    if (isExpired) throw offerExpired(await ownBookings.toReply(row, own.scope));
    return row;
  };
}
