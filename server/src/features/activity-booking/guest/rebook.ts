import { paxOf, totalOf } from '@guest/shared/contracts/activity/party-rules';
import { stayByDates } from '@guest/shared/contracts/stay/stay-rules';
import type { CompleteReply } from '../../../platform/http/idempotency';
import { notFound } from '../../../platform/errors/request-error';
import { fetchFolio } from '../../order/quote/room-charge';
import { guestPlans } from '../availability/guest-plans';
import { assertWithinStay } from '../availability/bookable-days';
import { assertBelowLimit, assertCanBook } from '../availability/booking-limits';
import { claimPlaces, guaranteeIfReached } from '../availability/claims';
import { priceChanged, rebookClosed } from '../model/activity-errors';
import { unitPricesOf } from '../model/activity-policy';
import { hasSeenPrice, priceToken } from '../model/price-token';
import { isRebookable } from '../record/activity-booking.mapper';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { assertChargeable, paymentOfKept } from '../record/room-charges';
import { createConflictErrors } from './conflict-errors';
import { createNewBookings, type DetailsInput } from './new-booking';
import type { LockedBooking, OwnBooking, OwnBookings } from './own-booking';

export interface RebookInput {
  sessionUuid: string;
  priceToken?: string | undefined;
  isAnyway?: boolean | undefined;
  /** Required if the safety note is no longer the one that the guest has accepted. */
  waiver?: DetailsInput['waiver'];
}

/** Books another session for the same people after the hotel has cancelled the booked one. */
export function createRebook(deps: ActivityBookingDeps, own: OwnBookings) {
  const { check, db, guests, links, record, sessions, views, waitlist, now } = deps;
  const conflicts = createConflictErrors(deps);
  const newBookings = createNewBookings(deps);

  async function assertFits(of: OwnBooking, { tx, row, stay }: LockedBooking, input: RebookInput) {
    const { property } = of.scope;
    const setup = await sessions.find(property.id, input.sessionUuid, tx);
    if (!setup || setup.bookable.id !== row.bookable.id) throw notFound();
    const kept = stayByDates(stay);
    await check.assertOpen(setup, { pax: row.booking.pax, stay: kept, property, on: tx });
    assertWithinStay(setup.session.startsAt, { stay: kept, property, now: now() });
    const plans = await guestPlans(tx, { guestId: of.guest.id, session: setup.session, now: now() });
    assertBelowLimit(plans, null);
    const same = plans.sameSession();
    if (same !== undefined) throw await conflicts.alreadyBooked(tx, same, of.scope);
    if (!input.isAnyway) conflicts.assertNoOverlap(plans.overlaps(stay, of.scope, []), of.scope);
    return setup;
  }

  return async (
    of: OwnBooking,
    input: RebookInput,
    finish: CompleteReply<ActivityBookingRow>,
  ): Promise<ActivityBookingRow> => {
    const { property } = of.scope;
    const known = await own.find(of);
    const requested = await sessions.find(property.id, input.sessionUuid);
    if (!requested) throw notFound();
    const stay = await guests.find(of.guest.id);
    assertCanBook(stay, property, now());
    const folio =
      known.booking.paymentMethod === 'room_charge' ? await fetchFolio(deps, stay, property) : null;
    const secret = await links.secret();

    const work = async (locked: LockedBooking): Promise<ActivityBookingRow> => {
      const { tx, events, row } = locked;
      const { booking } = row;
      if (!isRebookable(row, now())) throw rebookClosed(await views.booking(row, of.scope, tx));
      const offers = await waitlist.offersOfExpiredHolds(tx, input.sessionUuid);
      const setup = await assertFits(of, locked, input);
      const { session, bookable } = setup;
      const units = booking.units.map(({ unitId, quantity }) => ({ unitId, quantity }));
      const unitPrices = unitPricesOf(session, bookable);
      const total = totalOf(units, unitPrices);
      const price = { sessionId: session.id, units, unitPrices, total, currency: booking.currency };
      const hasSeen = input.priceToken !== undefined && hasSeenPrice(secret, input.priceToken, price);
      if (total !== booking.total && !hasSeen) {
        throw priceChanged({
          total: of.scope.price(total),
          priceToken: priceToken(secret, price),
          booking: await views.booking(row, of.scope, tx),
        });
      }
      const query = { guest: locked.stay, folio, property, total, now: now() };
      const payment = await paymentOfKept(tx, booking.paymentMethod, locked.stay);
      const isCharged = payment === 'room_charge' && total > 0;
      const party = { row: locked.stay, scope: of.scope, setup, units };
      const pax = paxOf(units, bookable.units);
      const id = await newBookings.insert(tx, {
        ...party,
        pax,
        total,
        details: await newBookings.detailsOfReplaced(tx, party, booking, input.waiver),
        status: bookable.requiresApproval ? 'pending' : 'confirmed',
        payment,
        reservationNumber: isCharged ? await assertChargeable(tx, query, 'approved before') : null,
        insteadOf: booking.id,
      });
      await claimPlaces(tx, {
        propertyId: property.id,
        guestId: of.guest.id,
        sessionId: session.id,
        kind: 'booking',
        pax,
        units,
        bookingId: id,
        createdAt: new Date(now()),
      });
      const { minParticipants } = bookable;
      await guaranteeIfReached(tx, { sessionId: session.id, minParticipants, now: now() });
      // The booking that is replaced no longer offers another session, which devices notice by its version.
      await record.renew(tx, booking.id);
      await record.write(tx, offers);
      const changedIds = [id, booking.id, ...offers.map((offer) => offer.id)];
      events.push(...(await record.publishAll(tx, changedIds)));
      const booked = await deps.bookings.one(id, tx);
      await finish(tx, booked);
      return booked;
    };
    const party = { pax: known.booking.pax, stay, property, on: db };
    return own.locked(of, [input.sessionUuid], work, () => check.full(requested, party));
  };
}
