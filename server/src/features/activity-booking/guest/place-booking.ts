import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import { partyProblems } from '@guest/shared/contracts/activity/party-rules';
import type { Connection } from '../../../platform/db/database';
import type { CompleteReply } from '../../../platform/http/idempotency';
import { pipelined } from '../../../platform/db/pipelined';
import { notFound } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { GuestRow } from '../../identity/guest.repository';
import { fetchFolio, type FetchedFolio } from '../../order/quote/room-charge';
import type { PropertyScope } from '../../property/property-scope';
import { guestPlans } from '../availability/guest-plans';
import { assertWithinStay } from '../availability/bookable-days';
import { assertBelowLimit, assertCanBook } from '../availability/booking-limits';
import type { ClaimRow } from '../availability/claims';
import type { BookableSetup } from '../availability/session.repository';
import { holdUnknown, partyRefused, paymentMethodNotOffered, priceChanged } from '../model/activity-errors';
import { rulesOf } from '../model/activity-policy';
import { hasSeenPrice, priceToken } from '../model/price-token';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { currentPrice } from '../record/hold.mapper';
import { assertReplaceable, stayToChooseIn } from '../record/replaceable-booking';
import { assertChargeable, paymentMethodsFor } from '../record/room-charges';
import { createConflictErrors } from './conflict-errors';
import { createNewBookings, type DetailsInput } from './new-booking';

export interface BookingInput extends DetailsInput {
  holdUuid: string;
  priceToken: string;
  payment: ActivityPaymentMethod;
  approval?: string | undefined;
  isAnyway?: boolean | undefined;
}

interface Placing {
  guest: Guest;
  scope: PropertyScope;
  input: BookingInput;
  /** The folio of the room that is to be charged. */
  folio: FetchedFolio | 'away' | null;
  secret: string;
}

/** Books held places in one transaction, which checks people, price and payment again. */
export function createPlaceBooking(deps: ActivityBookingDeps) {
  const { check, db, guests, links, record, sessions, transaction, now } = deps;
  const conflicts = createConflictErrors(deps);
  const newBookings = createNewBookings(deps);

  /** Finds the guest, the hold and its session, locked in the order of all transactions: the guest comes first. */
  async function heldPlaces(tx: Connection, { guest, scope, input }: Placing) {
    const [row, , held] = await pipelined(
      guests.lock(tx, guest.id),
      sessions.lockOfClaim(tx, input.holdUuid),
      sessions.ofClaim(tx, input.holdUuid),
    );
    assertCanBook(row, scope.property, now());
    if (!held) throw holdUnknown();
    const { claim, ...setup } = held;
    if (claim.guestId !== guest.id || setup.session.propertyId !== scope.property.id) throw notFound();
    return { row, claim, setup };
  }

  /** Throws if the party, its price or the payment method cannot be booked now. */
  async function assertAgreed(
    tx: Connection,
    { scope, input, secret }: Placing,
    guest: GuestRow,
    { claim, setup }: HeldPlaces,
  ): Promise<number> {
    const { bookable } = setup;
    const problems = partyProblems(claim.units, rulesOf(bookable));
    if (problems.length > 0) throw partyRefused(problems, 'unitItems');
    const price = currentPrice(setup, claim.units, scope);
    if (!hasSeenPrice(secret, input.priceToken, price)) {
      throw priceChanged({ total: scope.price(price.total), priceToken: priceToken(secret, price) });
    }
    const paymentMethods = await paymentMethodsFor(tx, bookable, { guest, insteadOf: claim.insteadOf });
    if (!paymentMethods.includes(input.payment)) throw paymentMethodNotOffered(paymentMethods);
    return price.total;
  }

  /** Throws if the booking conflicts with others of the guest. */
  async function assertFits(tx: Connection, { guest, scope, input }: Placing, row: GuestRow, at: HeldPlaces) {
    const { session } = at.setup;
    const stay = stayToChooseIn(row, at.claim.insteadOf);
    assertWithinStay(session.startsAt, { stay, property: scope.property, now: now() });
    const plans = await guestPlans(tx, { guestId: guest.id, session, now: now() });
    assertBelowLimit(plans, null);
    const same = plans.sameSession();
    if (same !== undefined) throw await conflicts.alreadyBooked(tx, same, scope);
    if (input.isAnyway) return;
    conflicts.assertNoOverlap(plans.overlaps(row, scope, []), scope);
  }

  async function insert(tx: Connection, placing: Placing, row: GuestRow, at: HeldPlaces): Promise<string> {
    const { scope, input, folio, secret } = placing;
    const { claim, setup } = at;
    const { bookable } = setup;
    const { property } = scope;
    const total = await assertAgreed(tx, placing, row, at);
    const party = { row, scope, setup, units: claim.units };
    const details = await newBookings.detailsOf(tx, party, input);
    const { insteadOf } = claim;
    // The booking may have been replaced by another one since the hold was made.
    if (insteadOf !== null) {
      await assertReplaceable(deps, { guestId: row.id, scope, id: insteadOf }, tx);
      // The replaced booking no longer offers another session, which devices notice by its version. It is changed before
      // conversations are locked, as everywhere else.
      await record.renew(tx, insteadOf);
    }
    await assertFits(tx, placing, row, at);
    const isCharged = input.payment === 'room_charge' && total > 0;
    const reservationNumber = isCharged
      ? await assertChargeable(
          tx,
          { guest: row, folio, property, total, now: now() },
          { approval: input.approval, secret },
        )
      : null;
    return newBookings.insert(tx, {
      ...party,
      pax: claim.pax,
      total,
      details,
      status: bookable.requiresApproval ? 'pending' : 'confirmed',
      payment: input.payment,
      reservationNumber,
      insteadOf,
      // The hold becomes the claim of the booking, so that the places are never free in between.
      claimId: claim.id,
    });
  }

  return async (
    { guest, scope, input }: Pick<Placing, 'guest' | 'scope' | 'input'>,
    finish: CompleteReply<ActivityBookingRow>,
  ): Promise<ActivityBookingRow> => {
    const { property } = scope;
    const folio =
      input.payment === 'room_charge' ? await fetchFolio(deps, await guests.find(guest.id), property) : null;
    const placing: Placing = { guest, scope, input, folio, secret: await links.secret() };
    const work = async (tx: Connection, events: OutboxRow[]) => {
      const { row, ...at } = await heldPlaces(tx, placing);
      const { claim, setup } = at;
      // The hold is booked already: the reply was lost together with its idempotency key.
      if (claim.bookingId !== null) throw await conflicts.alreadyBooked(tx, claim.bookingId, scope);
      const stay = stayToChooseIn(row, claim.insteadOf);
      if (setup.session.cancelledAt !== null) {
        await check.assertOpen(setup, { pax: claim.pax, stay, property, on: tx });
      }
      if (!claim.expiresAt || claim.expiresAt.getTime() <= now()) return { ...at, stay };
      const id = await insert(tx, placing, row, at);
      const booked = await record.published(tx, id, { isNew: true, finish });
      events.push(...booked.events);
      if (claim.insteadOf !== null) events.push(...(await record.publishAll(tx, [claim.insteadOf])));
      return booked.row;
    };
    const outcome = await transaction.run(property.id, work);
    if ('booking' in outcome) return outcome;
    const party = { guestId: guest.id, pax: outcome.claim.pax, stay: outcome.stay, property, on: db };
    throw await check.holdOver(outcome.setup, party);
  };
}

interface HeldPlaces {
  claim: ClaimRow;
  setup: BookableSetup;
}
