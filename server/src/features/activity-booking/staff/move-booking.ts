import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { paxOf, totalOf } from '@guest/shared/contracts/activity/party-rules';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { activityClaim } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { parseNote } from '../../../platform/validation/parse-note';
import { isSent } from '../../folio/due-postings';
import { fetchFolio, type FetchedFolio } from '../../order/quote/room-charge';
import { scopeOf } from '../../property/property-scope';
import { recordStaffAction } from '../../staff/staff-action';
import { guaranteeIfReached, moveClaim } from '../availability/claims';
import { guestPlans } from '../availability/guest-plans';
import type { BookableSetup } from '../availability/session.repository';
import { createConflictErrors } from '../guest/conflict-errors';
import { parseParty } from '../guest/parse-party';
import { isSameParty, itemsOf } from '../guest/party-details';
import { sessionCancelled } from '../model/activity-errors';
import { bookedUnits, cancelByOf } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { assertChargeable, paymentOfKept } from '../record/room-charges';
import type { Roster } from './roster';

type MoveBookingRequest = RequestOf<'moveActivityBooking'>;

const NOTE_MAX = 500;
/** People without an account have no stay that limits their days. */
const NO_DATES = { checkin: null, checkout: null };

/** Lets staff give a confirmed booking another session or other people, whatever the deadlines of guests. */
export function createMoveBooking(deps: ActivityBookingDeps, roster: Roster) {
  const { check, db, record, sessions, transaction, waitlist, now } = deps;
  const conflicts = createConflictErrors(deps);

  /** Returns the new party. Units that were booked before keep the agreed price; new ones get the current price. */
  function partyOf({ booking }: ActivityBookingRow, setup: BookableSetup, requested: MoveBookingRequest) {
    const before = booking.units.map(({ unitId, quantity }) => ({ unitId, quantity }));
    const units = requested.units ? parseParty({ units: requested.units }, setup.bookable) : before;
    const agreed = new Map(booking.units.map(({ unitId, unitPrice }) => [unitId, unitPrice]));
    const booked = bookedUnits(units, setup.session, setup.bookable).map((unit) => ({
      ...unit,
      unitPrice: agreed.get(unit.unitId) ?? unit.unitPrice,
    }));
    const prices = new Map(booked.map(({ unitId, unitPrice }) => [unitId, unitPrice]));
    return {
      units,
      booked,
      pax: paxOf(units, setup.bookable.units),
      total: totalOf(units, prices),
      ...(!isSameParty(units, before) && { unitItems: [...itemsOf(units)] }),
    };
  }

  /**
   * Returns the columns of the payment for another price, or throws if the room cannot be charged with it. After a
   * check-out the bill is closed, so that the whole price is paid there.
   */
  async function paymentFor(
    tx: Connection,
    { booking, guest, property }: ActivityBookingRow,
    { total, folio }: { total: number; folio: FetchedFolio | 'away' | null },
  ) {
    if (booking.paymentStatus !== 'authorised' || total === booking.total) return {};
    const paymentMethod = await paymentOfKept(tx, booking.paymentMethod, guest);
    if (paymentMethod !== 'room_charge') {
      return { paymentMethod, paymentStatus: 'none' as const, reservationNumber: null };
    }
    if (total < booking.total) return {};
    const query = { guest, folio, property, total, now: now(), exceptBookingId: booking.id };
    await assertChargeable(tx, query, 'approved before');
    return {};
  }

  /** A guest has one booking of a session at most; a place on its waitlist counts too. */
  async function assertNotBooked(
    tx: Connection,
    { booking }: ActivityBookingRow,
    { session }: BookableSetup,
    actor: Actor,
  ): Promise<void> {
    if (booking.guestId === null || booking.sessionId === session.id) return;
    const plans = await guestPlans(tx, { guestId: booking.guestId, session, now: now() });
    const same = plans.sameSession(booking.id);
    if (same === undefined) return;
    throw await conflicts.alreadyBooked(tx, same, scopeOf(actor.property, [actor.lang]));
  }

  return async (actor: Actor, requested: MoveBookingRequest): Promise<StaffActivityBooking> => {
    const { uuid: id, version, reasonCode = null } = requested;
    const note = parseNote(requested.note, { max: NOTE_MAX }) || null;
    const known = await roster.find(actor, id);
    const { property } = known;
    const target = requested.sessionUuid ?? known.session.id;
    const wantedSession = await sessions.find(property.id, target);
    if (!wantedSession || wantedSession.bookable.id !== known.bookable.id) throw notFound();
    const folio =
      known.booking.paymentStatus === 'authorised' ? await fetchFolio(deps, known.guest, property) : null;

    const work = async (tx: Connection, events: OutboxRow[]) => {
      const before = await roster.locked(tx, known, [target]);
      const { booking, session } = before;
      if (version !== undefined && version !== booking.version) {
        throw await roster.outdated(tx, 'version_conflict', { row: before, actor });
      }
      if (booking.status !== 'confirmed')
        throw await roster.outdated(tx, 'status_not_allowed', { row: before, actor });
      const expired = await waitlist.offersOfExpiredHolds(tx, target);
      const setup = await sessions.byId(target, tx);
      if (setup.session.cancelledAt !== null) {
        throw sessionCancelled(setup.session.cancelReason ?? 'other', []);
      }
      const party = partyOf(before, setup, requested);
      const { units, booked, pax, total, unitItems } = party;
      const isPeople = unitItems !== undefined;
      if (target === session.id && !isPeople) return before;
      // A charge that is posted to the room, or may be, cannot change with the booking.
      if (total !== booking.total && (booking.paymentStatus === 'posted' || (await isSent(tx, id)))) {
        throw await roster.outdated(tx, 'change_too_late', { row: before, actor });
      }
      await assertNotBooked(tx, before, setup, actor);
      const payment = await paymentFor(tx, before, { total, folio });
      const [claim] = await tx.select().from(activityClaim).where(eq(activityClaim.bookingId, id));
      if (!claim) throw new Error('a confirmed booking has no claim');
      await moveClaim(tx, claim.id, { sessionId: target, pax, units });
      const { minParticipants } = setup.bookable;
      await guaranteeIfReached(tx, { sessionId: target, minParticipants, now: now() });
      await recordStaffAction(tx, actor, {
        what: 'moveActivityBooking',
        subjectId: id,
        at: now(),
        before: { localDateTime: session.localStart, partySize: booking.pax },
        after: { localDateTime: setup.session.localStart, partySize: pax },
        reason: reasonCode,
      });
      const set = {
        sessionId: target,
        units: booked,
        pax,
        total,
        ...payment,
        cancelBy: new Date(cancelByOf(setup.session, booking.policy)),
        ...(unitItems && { unitItems }),
      };
      const entry = { status: booking.status, by: 'staff', actorId: actor.id, note, reasonCode } as const;
      const offers = [...expired, ...(await waitlist.offers(tx, session.id))];
      const done = await record.step(tx, id, { set, entry }, offers);
      events.push(...done.events);
      return done.row;
    };
    const party = { pax: known.booking.pax, stay: known.guest ?? NO_DATES, property, on: db };
    const row = await transaction.run(property.id, work, () => check.full(wantedSession, party));
    return roster.toReply(row, actor);
  };
}
