import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-steps';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import { Refusal } from '../../../platform/errors/refusal';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { GuestRow } from '../../identity/guest.repository';
import { refuseUnknown } from '../../identity/refuse-unknown';
import type { Guest } from '../../../platform/http/guest';
import type { PropertyScope } from '../../property/property-scope';
import { acceptedDetails, refuseUnanswered, type Details } from '../model/booking-details';
import { bookingNearby, refuseTooMany } from '../availability/booking-guard';
import type { BookingParts } from '../record/booking-parts';
import { holdExpired, holdGone, NoTable, waitlistRefusal } from '../model/booking-refusals';
import type { BookingRow } from '../model/booking-reply';
import type { Wish } from '../availability/admission';
import type { Dining } from '../availability/dining.repository';
import { newReference } from '../../../platform/security/reference';
import { couldSeat, isPaused } from '../availability/slots-of';
import { chooseTable, lockOutlets, type ClaimRow, type Seating } from '../availability/table-claims';

const MINUTE_MS = 60_000;
/** A random reference collides rarely; a third collision in a row is a bug. */
const TRIES = 3;

/** Stores the reply under its idempotency key, in the same transaction. */
type Finish = (tx: Connection, row: BookingRow) => Promise<void>;
type Said = Details & { isAnyway?: boolean | undefined };

export interface Booking {
  guest: Guest;
  dining: Dining;
  scope: PropertyScope;
  finish: Finish;
}

export type NewBookings = ReturnType<typeof createNewBookings>;

/** Creates bookings and waitlist places for guests. */
export function createNewBookings(parts: BookingParts) {
  const { admission, dinings, guests, line, lines, writes, writing, alreadyBooked, now } = parts;

  async function add(
    tx: Connection,
    { guest, dining, scope }: Booking,
    { row, seating, said, status, expiresAt }: NewRow,
  ): Promise<string> {
    const { property, say } = scope;
    const { rules, outlet } = dining;
    const about = { partySize: seating.partySize, questions: rules.questions, say };
    const details = acceptedDetails(said, about);
    refuseUnanswered(details.answers ?? [], about);
    const asking = { guestId: guest.id, dining, seating, now: now() };
    await refuseTooMany(tx, asking);
    const nearby = said.isAnyway ? undefined : await bookingNearby(tx, asking);
    if (nearby) throw await alreadyBooked(tx, nearby, scope);
    const isWaiting = status === 'waitlisted';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const added = await writes.add(
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

  async function heldBy(tx: Connection, guestId: string, holdId: string): Promise<ClaimRow | undefined> {
    const [held] = await tx
      .select()
      .from(tableClaim)
      .where(and(eq(tableClaim.id, holdId), eq(tableClaim.guestId, guestId)))
      .for('update');
    return held;
  }

  /** Returns the error for an expired hold, with what the page needs to hold the same table again. */
  async function expired(
    { guest, dining, scope }: Booking,
    held: ClaimRow,
    stay: GuestRow,
  ): Promise<Refusal> {
    const { localDateTime, partySize, areaId } = held;
    const beside = { guestId: guest.id };
    const near = { at: held.startsAt.getTime(), party: { partySize, areaId }, stay, beside };
    const isFree = await admission.isFree(dining, near);
    const nearest = await admission.nearest(dining, scope, near);
    const said = {
      minutes: dining.rules.holdMinutes,
      time: timeOf(localDateTimeAt(near.at, scope.property.timeZone)),
    };
    const again = { localDateTime, partySize, ...(areaId !== null && { areaUuid: areaId }) };
    return holdExpired(said, { ...again, isFree, nearest });
  }

  /** Returns the error for an outlet that was closed after the table was held. */
  async function shut({ guest, dining, scope }: Booking, held: ClaimRow, stay: GuestRow): Promise<Refusal> {
    const { partySize, areaId } = held;
    const beside = { guestId: guest.id };
    const near = { at: held.startsAt.getTime(), party: { partySize, areaId }, stay, beside };
    return admission.closed(dining, scope, near);
  }

  return {
    /** Books the held table, or requests it if the outlet has to approve bookings. */
    async book(booking: Booking, holdId: string, said: Said): Promise<BookingRow> {
      const { guest, dining, scope } = booking;
      const stay = await guests.find(guest.id);
      refuseUnknown(stay, 'edn', { property: scope.property, now: now() });
      const outcome = await writing.at(scope.property.id, async (tx, tellings) => {
        const row = await guests.lock(tx, guest.id);
        await lockOutlets(tx, [dining.outlet.id]);
        const latest = { ...booking, dining: await dinings.latest(tx, dining) };
        const held = await heldBy(tx, guest.id, holdId);
        if (!held || held.outletId !== dining.outlet.id) throw holdGone();
        // The hold is booked already: the reply was lost together with its idempotency key.
        if (held.bookingId !== null) throw await alreadyBooked(tx, held.bookingId, scope);
        if (!held.expiresAt || held.expiresAt.getTime() <= now()) return () => expired(latest, held, stay);
        if (isPaused(latest.dining.outlet, held.startsAt.getTime())) return () => shut(latest, held, stay);
        const seating = seatingOfClaim(held);
        const isRequest = dining.outlet.bookingMode === 'onDemand';
        const answerBy = Math.min(now() + dining.rules.approvalTimeoutMinutes * MINUTE_MS, seating.from);
        const id = await add(tx, booking, {
          row,
          seating,
          said,
          status: isRequest ? 'requested' : 'confirmed',
          expiresAt: isRequest ? new Date(answerBy) : null,
        });
        // The hold becomes the claim of the booking, so the table is never free in between.
        await tx
          .update(tableClaim)
          .set({ kind: 'booking', bookingId: id, expiresAt: null })
          .where(eq(tableClaim.id, held.id));
        return finished(tx, tellings, id, booking.finish);
      });
      if (typeof outcome === 'function') throw await outcome();
      return outcome;
    },

    /** Adds a guest to the waitlist of a slot without a free table. */
    async wait(booking: Booking, wish: Wish, said: Said): Promise<BookingRow> {
      const { guest, dining, scope } = booking;
      const beside = { guestId: guest.id };
      const stay = await guests.find(guest.id);
      refuseUnknown(stay, 'edn', { property: scope.property, now: now() });
      const seating = await admission.seatingFor(dining, scope, { wish, stay, beside });
      const near = { at: seating.from, party: seating, stay, beside };
      const outcome = await writing.at(scope.property.id, async (tx, tellings) => {
        const row = await guests.lock(tx, guest.id);
        await lockOutlets(tx, [dining.outlet.id]);
        tellings.push(...(await line.settle(tx, dining)));
        if (await hasTable(tx, dining, seating)) return 'free';
        const isOpen = await lines.openIn(
          dining,
          { from: seating.from, to: seating.from + 1, party: seating },
          tx,
        );
        if (!isOpen(seating.from)) return 'closed';
        const id = await add(tx, booking, { row, seating, said, status: 'waitlisted', expiresAt: null });
        return finished(tx, tellings, id, booking.finish);
      });
      if (typeof outcome === 'object') return outcome;
      const nearest = await admission.nearest(dining, scope, near);
      const hasLine = dining.rules.waitlist.enabled && couldSeat(dining, seating);
      throw waitlistRefusal(
        outcome === 'free' ? 'slot_free' : hasLine ? 'waitlist_full' : 'waitlist_closed',
        nearest,
      );
    },
  };

  async function hasTable(tx: Connection, dining: Dining, seating: Seating): Promise<boolean> {
    try {
      await chooseTable(tx, { dinings, dining, seating, beside: {} });
      return true;
    } catch (error) {
      if (error instanceof NoTable) return false;
      throw error;
    }
  }

  async function finished(tx: Connection, tellings: OutboxRow[], id: string, finish: Finish) {
    const told = await writes.told(tx, id);
    tellings.push(...told.tellings);
    await finish(tx, told.row);
    return told.row;
  }
}

interface NewRow {
  row: GuestRow;
  seating: Seating;
  said: Said;
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
