import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { paxOf, totalOf } from '@guest/shared/contracts/activity/party-rules';
import { parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import { malformedIn, notFound, RequestError } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import { scopeOf } from '../../property/property-scope';
import { recordStaffAction } from '../../staff/staff-action';
import { claimPlaces, guaranteeIfReached } from '../availability/claims';
import { createNewBookings } from '../guest/new-booking';
import { parseParty } from '../guest/parse-party';
import { itemsOf } from '../guest/party-details';
import { sessionCancelled } from '../model/activity-errors';
import { unitPricesOf } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { Roster } from './roster';
import type { ShownSession } from './shown-session';

type WalkInRequest = RequestOf<'newActivityWalkIn'>;

const NOTE_MAX = 300;
/** People without an account have no stay that limits their days. */
const NO_DATES = { checkin: null, checkout: null };

/**
 * Lets staff add people who came without a booking. They occupy places like all others and pay in person; the
 * deadlines for guests do not apply.
 */
export function createNewWalkIn(deps: ActivityBookingDeps, roster: Roster, shown: ShownSession) {
  const { bookings, check, db, record, sessions, transaction, waitlist, now } = deps;
  const newBookings = createNewBookings(deps);

  /** The key is the id of the booking. A key that was used for another booking is refused. */
  async function isRepeated(
    tx: Connection,
    actor: Actor,
    { key, sessionUuid }: WalkInRequest,
  ): Promise<boolean> {
    const [known] = await tx.select().from(activityBooking).where(eq(activityBooking.id, key));
    if (!known) return false;
    const isSame = known.propertyId === actor.property.id && known.sessionId === sessionUuid;
    if (isSame && known.guestId === null) return true;
    throw new RequestError(409, 'sent_otherwise', 'This was already sent with something else in it.');
  }

  return async (actor: Actor, requested: WalkInRequest): Promise<StaffActivityBooking> => {
    const { key, sessionUuid: sessionId } = requested;
    const { property } = actor;
    const firstName = requested.firstName?.trim() ? parsePersonName(requested.firstName) : '';
    if (firstName === null) throw malformedIn('firstName');
    const note = parseNote(requested.note, { max: NOTE_MAX });
    const found = await sessions.find(property.id, sessionId);
    if (!found) throw notFound();
    const units = parseParty({ units: requested.units }, found.bookable);
    const pax = paxOf(units, found.bookable.units);

    const row = await transaction.run(
      property.id,
      async (tx, events) => {
        await sessions.lock(tx, [sessionId]);
        if (await isRepeated(tx, actor, requested)) return bookings.one(key, tx);
        const setup = await sessions.byId(sessionId, tx);
        const { session, bookable } = setup;
        if (session.cancelledAt !== null) throw sessionCancelled(session.cancelReason ?? 'other', []);
        if (session.endsAt.getTime() <= now()) throw await shown.outdated(tx, actor, sessionId);
        const offers = await waitlist.offersOfExpiredHolds(tx, sessionId);
        await newBookings.insert(tx, {
          id: key,
          staffId: actor.id,
          row: null,
          scope: scopeOf(property, []),
          setup,
          units,
          pax,
          total: totalOf(units, unitPricesOf(session, bookable)),
          details: { unitItems: [...itemsOf(units)], contact: { firstName }, note, answers: [] },
          status: 'confirmed',
          payment: 'pay_there',
          reservationNumber: null,
          insteadOf: null,
        });
        await claimPlaces(tx, {
          propertyId: property.id,
          guestId: null,
          sessionId,
          kind: 'booking',
          pax,
          units,
          bookingId: key,
          createdAt: new Date(now()),
        });
        const { minParticipants } = bookable;
        await guaranteeIfReached(tx, { sessionId, minParticipants, now: now() });
        const after = { localDateTime: session.localStart, partySize: pax };
        await recordStaffAction(tx, actor, { what: 'newActivityWalkIn', subjectId: key, at: now(), after });
        await record.write(tx, offers);
        events.push(...(await record.publishAll(tx, [key, ...offers.map(({ id }) => id)])));
        return bookings.one(key, tx);
      },
      async () => check.full(await sessions.byId(sessionId), { pax, stay: NO_DATES, property, on: db }),
    );
    return roster.toReply(row, actor);
  };
}
