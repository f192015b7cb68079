import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import { requireKnownGuest } from '../../identity/require-known-guest';
import { assertBookableDay } from '../availability/bookable-days';
import type { BookingDeps } from '../record/booking-deps';
import { holdExpired, holdGone } from '../model/booking-errors';
import type { BookingRow } from '../model/booking.mapper';
import { isPaused } from '../availability/slot-search';
import { lockOutlets, type ClaimRow, type Seating } from '../availability/table-claims';
import { createBookingInsertion, type BookingContext, type BookingInput } from './insert-booking';
import { createJoinWaitlist } from './join-waitlist';

const MINUTE_MS = 60_000;

export type NewBookings = ReturnType<typeof createNewBookings>;

/** Creates bookings and waitlist places for guests. */
export function createNewBookings(deps: BookingDeps) {
  const { seatingCheck, bookingPolicies, guests, bookingTransaction, alreadyBooked, now } = deps;
  const insertion = createBookingInsertion(deps);

  async function lockClaim(tx: Connection, guestId: string, holdId: string): Promise<ClaimRow | undefined> {
    const [held] = await tx
      .select()
      .from(tableClaim)
      .where(and(eq(tableClaim.id, holdId), eq(tableClaim.guestId, guestId)))
      .for('update');
    return held;
  }

  /** Returns the error for an expired hold, with the data that the page needs to hold the same table again. */
  async function expiredError(
    { guest, setup, scope }: BookingContext,
    held: ClaimRow,
    stay: GuestRow,
  ): Promise<RequestError> {
    const { localDateTime, partySize, areaId } = held;
    const ignoredClaims = { guestId: guest.id };
    const slotQuery = { at: held.startsAt.getTime(), party: { partySize, areaId }, stay, ignoredClaims };
    const isFree = await seatingCheck.isFree(setup, slotQuery);
    const nearest = await seatingCheck.nearest(setup, scope, slotQuery);
    const input = {
      minutes: setup.rules.holdMinutes,
      time: timeOf(localDateTimeAt(slotQuery.at, scope.property.timeZone)),
    };
    const again = { localDateTime, partySize, ...(areaId !== null && { areaUuid: areaId }) };
    return holdExpired(input, { ...again, isFree, nearest });
  }

  /** Returns the error for an outlet that was closed after the table was held. */
  async function closedError(
    { guest, setup, scope }: BookingContext,
    held: ClaimRow,
    stay: GuestRow,
  ): Promise<RequestError> {
    const { partySize, areaId } = held;
    const ignoredClaims = { guestId: guest.id };
    const slotQuery = { at: held.startsAt.getTime(), party: { partySize, areaId }, stay, ignoredClaims };
    return seatingCheck.closedError(setup, scope, slotQuery);
  }

  return {
    /** Books the held table, or requests it if the outlet has to approve bookings. */
    async book(booking: BookingContext, holdId: string, input: BookingInput): Promise<BookingRow> {
      const { guest, setup, scope } = booking;
      const stay = await guests.find(guest.id);
      requireKnownGuest(stay, 'edn', { property: scope.property, now: now() });
      const outcome = await bookingTransaction.run(scope.property.id, async (tx, outboxRows) => {
        const row = await guests.lock(tx, guest.id);
        await lockOutlets(tx, [setup.outlet.id]);
        const latest = { ...booking, setup: await bookingPolicies.latest(tx, setup) };
        const held = await lockClaim(tx, guest.id, holdId);
        if (!held || held.outletId !== setup.outlet.id) throw holdGone();
        // The hold is booked already: the reply was lost together with its idempotency key.
        if (held.bookingId !== null) throw await alreadyBooked(tx, held.bookingId, scope);
        if (!held.expiresAt || held.expiresAt.getTime() <= now())
          return () => expiredError(latest, held, stay);
        if (isPaused(latest.setup.outlet, held.startsAt.getTime()))
          return () => closedError(latest, held, stay);
        const seating = seatingOfClaim(held);
        // The guest may have checked out since the table was held.
        assertBookableDay(seating.from, latest.setup, scope, { stay: row, now: now() });
        const isRequest = setup.outlet.bookingMode === 'onDemand';
        const answerBy = Math.min(now() + setup.rules.approvalTimeoutMinutes * MINUTE_MS, seating.from);
        const id = await insertion.add(tx, booking, {
          row,
          seating,
          input,
          status: isRequest ? 'requested' : 'confirmed',
          expiresAt: isRequest ? new Date(answerBy) : null,
        });
        // The hold becomes the claim of the booking, so the table is never free in between.
        await tx
          .update(tableClaim)
          .set({ kind: 'booking', bookingId: id, expiresAt: null })
          .where(eq(tableClaim.id, held.id));
        return insertion.publishAndComplete(tx, outboxRows, id, booking.completeReply);
      });
      if (typeof outcome === 'function') throw await outcome();
      return outcome;
    },

    joinWaitlist: createJoinWaitlist(deps, insertion),
  };
}

const seatingOfClaim = ({ localDateTime, partySize, areaId, startsAt, endsAt }: ClaimRow): Seating => ({
  localDateTime,
  partySize,
  areaId,
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});
