import { paxOf, totalOf, type UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import { stayByDates } from '@guest/shared/contracts/stay/stay-rules';
import { eq } from 'drizzle-orm';
import { activityClaim } from '../../../platform/db/tables/schema';
import type { BookedUnit } from '../../../platform/db/tables/activity/activity-booking';
import { malformed, notFound } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import { isSent } from '../../folio/due-postings';
import { fetchFolio, type FetchedFolio } from '../../order/quote/room-charge';
import { guestPlans } from '../availability/guest-plans';
import { assertWithinStay } from '../availability/bookable-days';

import { guaranteeIfReached, moveClaim } from '../availability/claims';
import type { BookableSetup } from '../availability/session.repository';
import { priceChanged, rescheduleFailed } from '../model/activity-errors';
import { answerByOf, bookedUnits, cancelByOf, unitPricesOf } from '../model/activity-policy';
import { parseAnswers, parseContact, type ContactInput, type UnitItemInput } from '../model/booking-details';
import { hasSeenPrice, priceToken, type SeenPrice } from '../model/price-token';
import { canModify } from '../record/activity-booking.mapper';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import type { BookingStep } from '../record/record-booking-change';
import { assertChargeable, paymentOfKept } from '../record/room-charges';
import { createConflictErrors } from './conflict-errors';
import { knownContact } from './known-contact';
import type { LockedBooking, OwnBooking, OwnBookings } from './own-booking';
import { parseParty } from './parse-party';
import { isSameParty, itemsOf, parsePeople } from './party-details';

const NOTE_MAX = 300;

export interface BookingChange {
  version: number;
  sessionUuid?: string | undefined;
  units?: readonly UnitQuantity[] | undefined;
  unitItems?: readonly UnitItemInput[] | undefined;
  contact?: ContactInput | undefined;
  note?: string | undefined;
  answers?: Readonly<Record<string, string>> | undefined;
  priceToken?: string | undefined;
  approval?: string | undefined;
  isAnyway?: boolean | undefined;
}

/** A change of a booking: another session, other people or both. */
interface Target {
  setup: BookableSetup;
  units: UnitQuantity[];
  pax: number;
  /** The price of the party now, as it is signed for the guest. */
  price: SeenPrice;
  booked: BookedUnit[];
  isMove: boolean;
}

/** Lets guests change their bookings. One update takes the new places, so nothing changes if they are not free. */
export function createChangeBooking(deps: ActivityBookingDeps, own: OwnBookings) {
  const { check, db, guests, links, record, sessions, views, waitlist, now } = deps;
  const conflicts = createConflictErrors(deps);

  /** A session of another activity is reported as not found: its units and prices are different. */
  async function targetOf(
    of: OwnBooking,
    { row, tx }: LockedBooking,
    change: BookingChange,
  ): Promise<Target> {
    const { booking, session } = row;
    const sessionId = change.sessionUuid ?? session.id;
    const setup = await sessions.find(of.scope.property.id, sessionId, tx);
    if (!setup || setup.bookable.id !== row.bookable.id) throw notFound();
    const before = booking.units.map(({ unitId, quantity }) => ({ unitId, quantity }));
    const units = change.units ? parseParty({ units: change.units }, setup.bookable) : before;
    const isMove = sessionId !== session.id || !isSameParty(units, before);
    if (!isMove) {
      const unitPrices = new Map(booking.units.map(({ unitId, unitPrice }) => [unitId, unitPrice]));
      const price = { sessionId, units, unitPrices, total: booking.total, currency: booking.currency };
      return { setup, units, isMove, price, pax: booking.pax, booked: booking.units };
    }
    const unitPrices = unitPricesOf(setup.session, setup.bookable);
    const total = totalOf(units, unitPrices);
    return {
      setup,
      units,
      isMove,
      pax: paxOf(units, setup.bookable.units),
      price: { sessionId, units, unitPrices, total, currency: booking.currency },
      booked: bookedUnits(units, setup.session, setup.bookable),
    };
  }

  /** Throws if the guest cannot come to the new session, or has something else at that time. */
  async function assertCanMove(
    of: OwnBooking,
    { tx, row, stay }: LockedBooking,
    { setup, pax }: Target,
    change: BookingChange,
  ) {
    const { property } = of.scope;
    const { booking, session } = row;
    const kept = stayByDates(stay);
    if (setup.session.id === session.id) {
      // Fewer people may come to a session that takes no more.
      if (pax > booking.pax) await check.assertOpen(setup, { pax, stay: kept, property, on: tx });
      return;
    }
    assertWithinStay(setup.session.startsAt, { stay: kept, property, now: now() });
    await check.assertOpen(setup, { pax, stay: kept, property, on: tx });
    const plans = await guestPlans(tx, { guestId: of.guest.id, session: setup.session, now: now() });
    const same = plans.sameSession(booking.id);
    if (same !== undefined) throw await conflicts.alreadyBooked(tx, same, of.scope);
    if (change.isAnyway) return;
    conflicts.assertNoOverlap(plans.overlaps(stay, of.scope, [booking.id]), of.scope);
  }

  /** Throws if the guest has not seen the new price, or if the room cannot be charged with it. */
  async function paymentOf(
    of: OwnBooking,
    { tx, row, stay, outdated }: LockedBooking,
    { price }: Target,
    { change, folio }: { change: BookingChange; folio: FetchedFolio | 'away' | null },
  ) {
    const { booking } = row;
    const { property } = of.scope;
    if (price.total === booking.total) return {};
    // A charge that is posted to the room, or may be, cannot change with the booking.
    if (booking.paymentStatus === 'posted' || (await isSent(tx, booking.id)))
      throw await outdated('change_too_late');
    const secret = await links.secret();
    if (change.priceToken === undefined || !hasSeenPrice(secret, change.priceToken, price)) {
      throw priceChanged({
        total: of.scope.price(price.total),
        priceToken: priceToken(secret, price),
        booking: await views.booking(row, of.scope, tx),
      });
    }
    const paymentMethod = await paymentOfKept(tx, booking.paymentMethod, stay);
    if (paymentMethod !== 'room_charge' || price.total === 0) {
      return {
        total: price.total,
        paymentMethod,
        paymentStatus: 'none' as const,
        reservationNumber: null,
      };
    }
    if (price.total < booking.total) return { total: price.total };
    const reservationNumber = await assertChargeable(
      tx,
      { guest: stay, folio, property, total: price.total, now: now(), exceptBookingId: booking.id },
      { approval: change.approval, secret },
    );
    const paymentStatus = booking.status === 'pending' ? ('none' as const) : ('authorised' as const);
    return { total: price.total, reservationNumber, paymentStatus };
  }

  /** Returns the changed details. New people need new items wherever their ages are asked for. */
  async function detailsOf(
    of: OwnBooking,
    { tx, row, stay }: LockedBooking,
    target: Target,
    change: BookingChange,
  ) {
    const { booking } = row;
    const { policy } = booking;
    const isOtherParty = change.units !== undefined && target.isMove;
    const items = change.unitItems ?? (isOtherParty ? itemsOf(target.units) : undefined);
    const scope = { questions: policy.questions, localize: of.scope.localize };
    return {
      ...(items && { unitItems: parsePeople(items, target.units, target.setup.bookable) }),
      ...(change.contact && {
        contact: parseContact(
          { ...booking.contact, ...change.contact },
          await knownContact(tx, stay),
          policy,
        ),
      }),
      ...(change.note !== undefined && { note: parseNote(change.note, { max: NOTE_MAX }) }),
      ...(change.answers && { answers: parseAnswers(change.answers, scope) }),
    };
  }

  /** The error after the places could not be taken: the booking is as before. */
  async function failed(of: OwnBooking, change: BookingChange) {
    const row = await own.find(of);
    const { property } = of.scope;
    const sessionId = change.sessionUuid ?? row.session.id;
    const setup = (await sessions.find(property.id, sessionId)) ?? row;
    const units = change.units ?? row.booking.units;
    const pax = paxOf(units, setup.bookable.units);
    const stay = stayByDates(await guests.find(of.guest.id));
    const next = await check.next(setup, { pax, stay, property, on: db });
    return rescheduleFailed(
      await views.booking(row, of.scope, db),
      next.filter(({ sessionUuid }) => sessionUuid !== row.session.id),
    );
  }

  return async (of: OwnBooking, change: BookingChange): Promise<ActivityBookingRow> => {
    const known = await own.find(of);
    const isCharged = known.booking.paymentMethod === 'room_charge';
    const guest = await guests.find(of.guest.id);
    const folio = isCharged ? await fetchFolio(deps, guest, of.scope.property) : null;
    const moreSessions = change.sessionUuid === undefined ? [] : [change.sessionUuid];

    const work = async (locked: LockedBooking): Promise<ActivityBookingRow> => {
      const { tx, events, row, outdated } = locked;
      const { booking } = row;
      if (booking.version !== change.version) throw await outdated('version_conflict');
      if (booking.status !== 'confirmed' && booking.status !== 'pending') {
        throw await outdated('status_not_allowed');
      }
      if (!canModify(row, now())) throw await outdated('change_too_late');
      const target = await targetOf(of, locked, change);
      const details = await detailsOf(of, locked, target, change);
      if (!target.isMove && Object.keys(details).length === 0) throw malformed();
      if (target.isMove) await assertCanMove(of, locked, target, change);
      const payment = target.isMove ? await paymentOf(of, locked, target, { change, folio }) : {};
      const offers = target.isMove ? await moveTo(locked, target) : [];
      const done = await record.step(
        tx,
        booking.id,
        {
          set: { ...details, ...payment, ...(target.isMove && placesOf(target, booking, now())) },
          entry: { status: booking.status, by: 'guest', actorId: of.guest.chatUuid },
        },
        offers,
      );
      events.push(...done.events);
      return done.row;
    };
    return own.locked(of, moreSessions, work, () => failed(of, change));
  };

  /**
   * Moves the claim with one update, so nothing changes if the new places are not free. Returns the offers of the
   * places that became free.
   */
  async function moveTo({ tx, row }: LockedBooking, { setup, units, pax }: Target): Promise<BookingStep[]> {
    const { session, bookable } = setup;
    const expired = await waitlist.offersOfExpiredHolds(tx, session.id);
    const [claim] = await tx
      .select({ id: activityClaim.id })
      .from(activityClaim)
      .where(eq(activityClaim.bookingId, row.booking.id));
    if (!claim) throw new Error('an active booking has no claim');
    await moveClaim(tx, claim.id, { sessionId: session.id, pax, units });
    const { minParticipants } = bookable;
    await guaranteeIfReached(tx, { sessionId: session.id, minParticipants, now: now() });
    return [...expired, ...(await waitlist.offers(tx, row.session.id))];
  }
}

/**
 * The deadlines follow the session, except that free cancellation which has ended does not begin again. Within a session
 * it ends when the guest was told that it does, which may be later since the hotel has moved the session.
 */
function placesOf({ setup, pax, booked }: Target, booking: ActivityBookingRow['booking'], now: number) {
  const { session, bookable } = setup;
  const { status, policy, cancelBy, createdAt } = booking;
  const isOver = status === 'confirmed' && cancelBy.getTime() < now;
  const isKept = isOver || session.id === booking.sessionId;
  return {
    sessionId: session.id,
    pax,
    units: booked,
    cancelBy: isKept ? cancelBy : new Date(cancelByOf(session, policy)),
    ...(status === 'pending' && { expiresAt: new Date(answerByOf(session, bookable, createdAt.getTime())) }),
  };
}
