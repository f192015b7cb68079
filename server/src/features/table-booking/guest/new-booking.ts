import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { GuestRow } from '../../identity/guest.repository';
import { requireKnownGuest } from '../../identity/require-known-guest';
import type { Guest } from '../../../platform/http/authentication';
import type { PropertyScope } from '../../property/property-scope';
import { assertNotWithdrawn } from '../../property/withdrawal-lock';
import { parseDetails, assertAnswered, type Details } from '../model/booking-details';
import { assertBookableDay } from '../availability/bookable-days';
import { findBookingNearby, assertWithinBookingLimit } from '../availability/booking-limits';
import type { BookingDeps } from '../record/booking-deps';
import { holdExpired, holdGone, NoTableError, waitlistError } from '../model/booking-errors';
import type { BookingRow } from '../model/booking.mapper';
import type { SeatingRequest } from '../availability/seating-check';
import type { BookingSetup } from '../availability/booking-setup';
import { newReference } from '../../../platform/security/reference';
import { canSeat, isPaused } from '../availability/slot-search';
import { chooseTable, lockOutlets, type ClaimRow, type Seating } from '../availability/table-claims';

const MINUTE_MS = 60_000;
/** A random reference collides rarely; a third collision in a row is a bug. */
const MAX_ATTEMPTS = 3;

/** Stores the reply under its idempotency key, in the same transaction. */
type CompleteBooking = (tx: Connection, row: BookingRow) => Promise<void>;
type BookingInput = Details & { isAnyway?: boolean | undefined };

export interface BookingContext {
  guest: Guest;
  setup: BookingSetup;
  scope: PropertyScope;
  completeReply: CompleteBooking;
}

export type NewBookings = ReturnType<typeof createNewBookings>;

/** Creates bookings and waitlist places for guests. */
export function createNewBookings(deps: BookingDeps) {
  const {
    seatingCheck,
    bookingPolicies,
    guests,
    waitlist,
    waitlistRepository,
    recorder,
    bookingTransaction,
    alreadyBooked,
    now,
  } = deps;

  async function add(
    tx: Connection,
    { guest, setup, scope }: BookingContext,
    { row, seating, input, status, expiresAt }: BookingValues,
  ): Promise<string> {
    const { property, localize } = scope;
    const { rules, outlet } = setup;
    await assertNotWithdrawn(tx, property.id);
    const detailsContext = { partySize: seating.partySize, questions: rules.questions, localize };
    const details = parseDetails(input, detailsContext);
    assertAnswered(details.answers ?? [], detailsContext);
    const bookingAttempt = { guestId: guest.id, setup, seating, now: now() };
    await assertWithinBookingLimit(tx, bookingAttempt);
    const nearby = input.isAnyway ? undefined : await findBookingNearby(tx, bookingAttempt);
    if (nearby) throw await alreadyBooked(tx, nearby, scope);
    const isWaiting = status === 'waitlisted';
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const added = await recorder.insert(
        tx,
        {
          reference: newReference('TB'),
          propertyId: property.id,
          guestId: guest.id,
          status,
          expiresAt,
          outletId: outlet.id,
          localDateTime: seating.localDateTime,
          partySize: seating.partySize,
          areaId: seating.areaId,
          startsAt: new Date(seating.from),
          endsAt: new Date(seating.to),
          policy: rules,
          queuedAt: isWaiting ? new Date(now()) : null,
          createdAt: new Date(now()),
          firstName: row.firstName ?? '',
          ...details,
        },
        isWaiting ? { by: 'guest', actorId: guest.chatUuid } : { by: 'system' },
      );
      if (added) return added.id;
    }
    throw new Error('no free booking reference found');
  }

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
        const id = await add(tx, booking, {
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
        return publishAndComplete(tx, outboxRows, id, booking.completeReply);
      });
      if (typeof outcome === 'function') throw await outcome();
      return outcome;
    },

    /** Adds a guest to the waitlist of a slot without a free table. */
    async joinWaitlist(
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
        const id = await add(tx, booking, { row, seating, input, status: 'waitlisted', expiresAt: null });
        return publishAndComplete(tx, outboxRows, id, booking.completeReply);
      });
      if (typeof outcome === 'object') return outcome;
      const nearest = await seatingCheck.nearest(setup, scope, slotQuery);
      const hasWaitlist = setup.rules.waitlist.enabled && canSeat(setup, seating);
      throw waitlistError(
        outcome === 'free' ? 'slot_free' : hasWaitlist ? 'waitlist_full' : 'waitlist_closed',
        nearest,
      );
    },
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

  async function publishAndComplete(
    tx: Connection,
    outboxRows: OutboxRow[],
    id: string,
    completeReply: CompleteBooking,
  ) {
    const published = await recorder.publish(tx, id);
    outboxRows.push(...published.outboxRows);
    await completeReply(tx, published.row);
    return published.row;
  }
}

interface BookingValues {
  row: GuestRow;
  seating: Seating;
  input: BookingInput;
  status: TableBookingStatus;
  expiresAt: Date | null;
}

const seatingOfClaim = ({ localDateTime, partySize, areaId, startsAt, endsAt }: ClaimRow): Seating => ({
  localDateTime,
  partySize,
  areaId,
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});
