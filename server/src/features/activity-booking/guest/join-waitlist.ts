import type { ActivityPaymentMethod } from '@guest/shared/contracts/activity/activity-booking-status';
import { paxOf, type UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import type { Connection } from '../../../platform/db/database';
import type { CompleteReply } from '../../../platform/http/idempotency';
import { notFound } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { fetchFolio } from '../../order/quote/room-charge';
import type { PropertyScope } from '../../property/property-scope';
import { guestPlans } from '../availability/guest-plans';
import { assertWithinStay } from '../availability/bookable-days';
import { assertBelowLimit, assertCanBook } from '../availability/booking-limits';
import { hasRoom, waitlistState } from '../availability/session-check';
import { paymentMethodNotOffered, waitlistRefused } from '../model/activity-errors';
import type { UnitItemInput } from '../model/booking-details';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { currentPrice } from '../record/hold.mapper';
import { assertChargeable } from '../record/room-charges';
import { createConflictErrors } from './conflict-errors';
import { createNewBookings, type DetailsInput } from './new-booking';
import { parseParty } from './parse-party';
import { itemsOf } from './party-details';

export interface WaitlistInput extends Omit<DetailsInput, 'unitItems' | 'contact'> {
  units: readonly UnitQuantity[];
  unitItems?: readonly UnitItemInput[] | undefined;
  contact?: DetailsInput['contact'] | undefined;
  payment: ActivityPaymentMethod;
  approval?: string | undefined;
  isAnyway?: boolean | undefined;
}

interface Joining {
  guest: Guest;
  scope: PropertyScope;
  sessionId: string;
  input: WaitlistInput;
}

/** Stores the reply under its idempotency key, in the same transaction. */

/** Puts guests on the waitlist of a sold-out session, with everything that a booking needs. */
export function createJoinWaitlist(deps: ActivityBookingDeps) {
  const { check, db, guests, links, record, sessions, transaction, waitlist, now } = deps;
  const conflicts = createConflictErrors(deps);
  const newBookings = createNewBookings(deps);

  return async (
    { guest, scope, sessionId, input }: Joining,
    finish: CompleteReply<ActivityBookingRow>,
  ): Promise<ActivityBookingRow> => {
    const { property } = scope;
    const known = await sessions.find(property.id, sessionId);
    if (!known) throw notFound();
    const stay = await guests.find(guest.id);
    assertCanBook(stay, property, now());
    const units = parseParty(input, known.bookable);
    const pax = paxOf(units, known.bookable.units);
    const party = { pax, stay, property, on: db };
    assertWithinStay(known.session.startsAt, { stay, property, now: now() });
    await check.assertOpen(known, party);
    const { payWays } = known.bookable;
    if (!payWays.includes(input.payment)) throw paymentMethodNotOffered(payWays);
    const folio = input.payment === 'room_charge' ? await fetchFolio(deps, stay, property) : null;
    const secret = await links.secret();

    const work = async (tx: Connection, events: OutboxRow[]) => {
      const row = await guests.lock(tx, guest.id);
      await sessions.lock(tx, [sessionId]);
      const plans = await guestPlans(tx, { guestId: guest.id, session: known.session, now: now() });
      const same = plans.sameSession();
      if (same !== undefined) throw await conflicts.alreadyBooked(tx, same, scope);
      const offers = await waitlist.offersOfExpiredHolds(tx, sessionId);
      const setup = await sessions.byId(sessionId, tx);
      await check.assertOpen(setup, { ...party, on: tx });
      if (hasRoom(setup.session, pax)) return 'places_free' as const;
      const state = await waitlistState(tx, setup, pax);
      if (state !== 'open') return state;
      const at = { row, scope, setup, units };
      const contact = input.contact ?? {};
      const unitItems = input.unitItems ?? itemsOf(units);
      const details = await newBookings.detailsOf(tx, at, { ...input, unitItems, contact });
      assertBelowLimit(plans, null);
      if (!input.isAnyway) conflicts.assertNoOverlap(plans.overlaps(row, scope, []), scope);
      const { total } = currentPrice(setup, units, scope);
      const query = { guest: row, folio, property, total, now: now() };
      const isCharged = input.payment === 'room_charge' && total > 0;
      const id = await newBookings.insert(tx, {
        ...at,
        pax,
        total,
        details,
        status: 'waitlisted',
        payment: input.payment,
        reservationNumber: isCharged
          ? await assertChargeable(tx, query, { approval: input.approval, secret })
          : null,
        insteadOf: null,
      });
      const joined = await record.published(tx, id);
      events.push(...joined.events, ...(await record.steps(tx, offers)));
      await finish(tx, joined.row);
      return joined.row;
    };
    const outcome = await transaction.run(property.id, work);
    if (typeof outcome === 'object') return outcome;
    throw waitlistRefused(outcome, await check.next(known, party));
  };
}
