import type { Connection } from '../../../platform/db/database';
import { requireKnownGuest } from '../../identity/require-known-guest';
import type { BookingSetup } from '../availability/booking-setup';
import type { SeatingRequest } from '../availability/seating-check';
import { canSeat } from '../availability/slot-search';
import { chooseTable, lockOutlets, type Seating } from '../availability/table-claims';
import { NoTableError, waitlistError } from '../model/booking-errors';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';
import type { BookingContext, BookingInput, BookingInsertion } from './insert-booking';

/** Returns the function that adds a guest to the waitlist of a slot without a free table. */
export function createJoinWaitlist(deps: BookingDeps, insertion: BookingInsertion) {
  const { seatingCheck, bookingPolicies, guests, waitlist, waitlistRepository, bookingTransaction, now } =
    deps;

  return async function joinWaitlist(
    booking: BookingContext,
    request: SeatingRequest,
    input: BookingInput,
  ): Promise<BookingRow> {
    const { guest, setup, scope } = booking;
    const ignoredClaims = { guestId: guest.id };
    const stay = await guests.find(guest.id);
    requireKnownGuest(stay, 'edn', { property: scope.property, now: now() });
    const seating = await seatingCheck.seatingFor(setup, scope, { request, stay, ignoredClaims });
    const slotQuery = { at: seating.from, party: seating, stay, ignoredClaims };
    const outcome = await bookingTransaction.run(scope.property.id, async (tx, outboxRows) => {
      const row = await guests.lock(tx, guest.id);
      await lockOutlets(tx, [setup.outlet.id]);
      outboxRows.push(...(await waitlist.offerExpiredHolds(tx, setup)));
      if (await hasTable(tx, setup, seating)) return 'free';
      const isOpen = await waitlistRepository.openIn(
        setup,
        { from: seating.from, to: seating.from + 1, party: seating },
        tx,
      );
      if (!isOpen(seating.from)) return 'closed';
      const id = await insertion.add(tx, booking, {
        row,
        seating,
        input,
        status: 'waitlisted',
        expiresAt: null,
      });
      return insertion.publishAndComplete(tx, outboxRows, id, booking.completeReply);
    });
    if (typeof outcome === 'object') return outcome;
    const nearest = await seatingCheck.nearest(setup, scope, slotQuery);
    const hasWaitlist = setup.rules.waitlist.enabled && canSeat(setup, seating);
    throw waitlistError(
      outcome === 'free' ? 'slot_free' : hasWaitlist ? 'waitlist_full' : 'waitlist_closed',
      nearest,
    );
  };

  async function hasTable(tx: Connection, setup: BookingSetup, seating: Seating): Promise<boolean> {
    try {
      await chooseTable(tx, { bookingPolicies, setup, seating, ignoredClaims: {} });
      return true;
    } catch (error) {
      if (error instanceof NoTableError) return false;
      throw error;
    }
  }
}
