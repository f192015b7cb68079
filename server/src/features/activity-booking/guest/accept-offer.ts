import { fetchFolio, type FetchedFolio } from '../../order/quote/room-charge';
import { guestPlans } from '../availability/guest-plans';
import { assertWithinStay } from '../availability/bookable-days';
import { assertBelowLimit } from '../availability/booking-limits';
import { confirmOffer, guaranteeIfReached, releaseClaim } from '../availability/claims';
import { offerExpired } from '../model/activity-errors';
import { cutoffOf } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import type { BookingStep } from '../record/record-booking-change';
import { assertChargeable, paymentOfKept } from '../record/room-charges';
import { createConflictErrors } from './conflict-errors';
import type { LockedBooking, OwnBooking, OwnBookings } from './own-booking';

/**
 * Lets guests accept an offer of the waitlist. If it has expired but nobody else has taken the places, the guest
 * still gets them; otherwise the guest joins the waitlist again and gets an error.
 */
export function createAcceptOffer(deps: ActivityBookingDeps, own: OwnBookings) {
  const { bookings, check, db, guests, record, views, waitlist, now } = deps;
  const conflicts = createConflictErrors(deps);

  /** Returns the columns of the payment, or throws if the room cannot be charged any more. */
  async function paymentOf(
    of: OwnBooking,
    { tx, row, stay }: LockedBooking,
    folio: FetchedFolio | 'away' | null,
  ) {
    const { booking } = row;
    const paymentMethod = await paymentOfKept(tx, booking.paymentMethod, stay);
    if (paymentMethod !== 'room_charge' || booking.total === 0) return { paymentMethod };
    const query = {
      guest: stay,
      folio,
      property: of.scope.property,
      total: booking.total,
      now: now(),
      exceptBookingId: booking.id,
    };
    const reservationNumber = await assertChargeable(tx, query, 'approved before');
    return { reservationNumber, paymentStatus: 'authorised' as const };
  }

  /** `changed` are bookings that changed earlier in the transaction and are published together with this one. */
  async function confirm(
    of: OwnBooking,
    locked: LockedBooking,
    { folio, changed = [] }: { folio: FetchedFolio | 'away' | null; changed?: readonly string[] },
  ): Promise<ActivityBookingRow> {
    const { tx, events, row } = locked;
    const { booking, session, bookable } = row;
    const payment = await paymentOf(of, locked, folio);
    const set = { ...payment, expiresAt: null, queuedAt: null };
    const entry = { status: 'confirmed', by: 'guest', actorId: of.guest.chatUuid } as const;
    await record.write(tx, [{ id: booking.id, set, entry }]);
    await guaranteeIfReached(tx, {
      sessionId: session.id,
      minParticipants: bookable.minParticipants,
      now: now(),
    });
    events.push(...(await record.publishAll(tx, [...changed, booking.id])));
    return bookings.one(booking.id, tx);
  }

  /** The guest rejoins at the end of the waitlist, which may be empty. */
  async function queueAgain(
    of: OwnBooking,
    locked: LockedBooking,
    folio: FetchedFolio | 'away' | null,
  ): Promise<{ row: ActivityBookingRow; isExpired: boolean }> {
    const { tx, events, row, stay, outdated } = locked;
    const { booking, session } = row;
    const { id } = booking;
    await check.assertOpen(row, { pax: booking.pax, stay, property: of.scope.property, on: tx });
    if (booking.queuedAt === null || cutoffOf(session, row.bookable) <= now()) {
      throw await outdated('status_not_allowed');
    }
    const steps: BookingStep[] = [];
    if (booking.status === 'offered') {
      await releaseClaim(tx, id);
      steps.push({ id, set: { expiresAt: null }, entry: { status: 'lapsed', by: 'system' } });
    } else {
      // A lapsed booking does not count, so the guest may have made other bookings or checked out since.
      assertWithinStay(session.startsAt, { stay, property: of.scope.property, now: now() });
      const plans = await guestPlans(tx, { guestId: of.guest.id, session, now: now() });
      const same = plans.sameSession(id);
      if (same !== undefined) throw await conflicts.alreadyBooked(tx, same, of.scope);
      assertBelowLimit(plans, id);
    }
    const queued = { queuedAt: new Date(now()), expiresAt: null };
    // The waitlist reads the status, so the guest must be waiting again before the places are offered.
    steps.push({
      id,
      set: queued,
      entry: { status: 'waitlisted', by: 'guest', actorId: of.guest.chatUuid },
    });
    await record.write(tx, steps);
    const offers = await waitlist.offers(tx, session.id);
    await record.write(tx, offers);
    const changedIds = [id, ...offers.map((offer) => offer.id)];
    if (await confirmOffer(tx, id)) {
      return { row: await confirm(of, locked, { folio, changed: changedIds }), isExpired: false };
    }
    events.push(...(await record.publishAll(tx, changedIds)));
    return { row: await bookings.one(id, tx), isExpired: true };
  }

  return async (of: OwnBooking): Promise<ActivityBookingRow> => {
    const known = await own.find(of);
    const isCharged = known.booking.paymentMethod === 'room_charge';
    const guest = await guests.find(of.guest.id);
    const folio = isCharged ? await fetchFolio(deps, guest, of.scope.property) : null;

    const { row, isExpired } = await own.locked(of, [], async (locked) => {
      const { tx, outdated } = locked;
      const { id, status, expiresAt, queuedAt } = locked.row.booking;
      const { booking, session } = locked.row;
      if (status === 'confirmed') return { row: locked.row, isExpired: false };
      // Only a booking that has waited can be accepted.
      if (queuedAt === null) throw await outdated('status_not_allowed');
      if (status === 'waitlisted') return { row: locked.row, isExpired: true };
      if (status !== 'offered' && status !== 'lapsed') throw await outdated('status_not_allowed');
      await check.assertOpen(locked.row, {
        pax: booking.pax,
        stay: guest,
        property: of.scope.property,
        on: tx,
      });
      const isCurrent = status === 'offered' && expiresAt !== null && expiresAt.getTime() > now();
      if (isCurrent && session.cancelledAt === null && (await confirmOffer(tx, id))) {
        return { row: await confirm(of, locked, { folio }), isExpired: false };
      }
      return queueAgain(of, locked, folio);
    });
    if (isExpired) throw offerExpired(await views.booking(row, of.scope, db));
    return row;
  };
}
