import type { StaffSession } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, activityClaim, activitySession } from '../../../platform/db/tables/schema';
import { malformedIn } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import type { ActivitySessionRow } from '../../activity/session.mapper';
import { recordStaffAction } from '../../staff/staff-action';
import { expireHolds } from '../availability/claims';
import { sessionCancelled, sessionOutdated } from '../model/activity-errors';
import { cutoffOf, redeemableFrom } from '../model/activity-policy';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { CONCERNED_STATUSES } from '../record/session-cancellation';
import type { BookingStep } from '../record/record-booking-change';
import { movedCancelBy, sessionChanges, type SessionChanges } from './session-changes';
import type { ShownSession } from './shown-session';

const NOTE_MAX = 500;

/**
 * Lets staff change the time, place or capacity of a session. Its guests are notified once, and only of another time
 * or place.
 */
export function createChangeSession(deps: ActivityBookingDeps, shown: ShownSession) {
  const { record, sessions, transaction, waitlist, now } = deps;

  async function assertPossible(
    tx: Connection,
    { actor, session, changes }: { actor: Actor; session: ActivitySessionRow; changes: SessionChanges },
  ): Promise<void> {
    const { id, activityId, paxClaimed } = session;
    const { startsAt, localStart, capacity, placesTaken } = { ...session, ...changes };
    if (session.endsAt.getTime() <= now()) throw await shown.outdated(tx, actor, id);
    if (changes.startsAt) {
      if (session.startsAt.getTime() <= now()) throw await shown.outdated(tx, actor, id);
      if (startsAt.getTime() <= now()) throw malformedIn('localDateTimeStart');
      const isTaken = and(
        eq(activitySession.activityId, activityId),
        eq(activitySession.localStart, localStart),
        ne(activitySession.id, id),
      );
      if ((await tx.$count(activitySession, isTaken)) > 0) {
        throw sessionOutdated('session_exists', await shown.of(tx, actor, id));
      }
    }
    if (capacity !== null && paxClaimed + placesTaken > capacity) {
      const booked = paxClaimed + placesTaken;
      throw sessionOutdated('below_booked', await shown.of(tx, actor, id), { booked });
    }
  }

  /**
   * Each booking, request and place on the waitlist changes once, which notifies its guest of the new time or place.
   * Guests who have arrived go away again until a much later time, so their vouchers become valid for it.
   */
  async function stepsOfGuests(
    tx: Connection,
    {
      actor,
      session,
      note,
      isMoved,
    }: { actor: Actor; session: ActivitySessionRow; note: string | null; isMoved: boolean },
  ): Promise<BookingStep[]> {
    const { bookable } = await sessions.byId(session.id, tx);
    const coming = await tx
      .select()
      .from(activityBooking)
      .where(
        and(
          eq(activityBooking.sessionId, session.id),
          inArray(activityBooking.status, [...CONCERNED_STATUSES]),
        ),
      )
      .orderBy(activityBooking.id)
      .for('update');
    const closesAt = new Date(cutoffOf(session, bookable));
    const isMuchLater = isMoved && now() < redeemableFrom(session);
    return coming.map(({ id, status, policy, expiresAt }) => {
      const isReopened = status === 'redeemed' && isMuchLater;
      return {
        id,
        set: isMoved
          ? {
              cancelBy: movedCancelBy(session, policy, now()),
              ...(expiresAt && expiresAt > closesAt && { expiresAt: closesAt }),
              ...(isReopened && { arrivedPax: null }),
            }
          : {},
        entry: { status: isReopened ? 'confirmed' : status, by: 'staff', actorId: actor.id, note },
      };
    });
  }

  /** Repeating a change returns the session as it is, so that a lost reply does no harm. */
  return async (actor: Actor, requested: RequestOf<'changeSession'>): Promise<StaffSession> => {
    const { sessionUuid: id, version } = requested;
    const note = parseNote(requested.note, { max: NOTE_MAX }) || null;
    await shown.of(deps.db, actor, id);
    return transaction.run(actor.property.id, async (tx, events) => {
      await sessions.lock(tx, [id]);
      const { session: before } = await sessions.byId(id, tx);
      const changes = sessionChanges(before, requested, { timeZone: actor.property.timeZone, now: now() });
      if (Object.keys(changes).length === 0) return shown.of(tx, actor, id);
      if (before.cancelledAt !== null) throw sessionCancelled(before.cancelReason ?? 'other', []);
      if (before.version !== version) {
        throw sessionOutdated('version_conflict', await shown.of(tx, actor, id));
      }
      const isMoved = changes.startsAt !== undefined;
      // Holds end, because their guests have chosen a time that no longer exists.
      if (isMoved) {
        await tx
          .delete(activityClaim)
          .where(and(eq(activityClaim.sessionId, id), eq(activityClaim.kind, 'hold')));
      } else {
        await expireHolds(tx, id, now());
      }
      const { session: current } = await sessions.byId(id, tx);
      await assertPossible(tx, { actor, session: current, changes });
      const [session] = await tx
        .update(activitySession)
        .set({ ...changes, version: before.version + 1 })
        .where(eq(activitySession.id, id))
        .returning();
      assertRow(session, 'a session');
      await recordStaffAction(tx, actor, {
        what: 'changeSession',
        subjectId: id,
        at: now(),
        before: auditedOf(before),
        after: auditedOf(session),
      });
      const isAnnounced = isMoved || 'place' in changes;
      const steps = isAnnounced ? await stepsOfGuests(tx, { actor, session, note, isMoved }) : [];
      await record.write(tx, steps);
      const offers = await waitlist.offers(tx, id);
      await record.write(tx, offers);
      events.push(
        ...(await record.publishAll(
          tx,
          [...steps, ...offers].map((one) => one.id),
        )),
      );
      return shown.of(tx, actor, id);
    });
  };
}

/** The facts of a session for the audit log, which never contains texts of guests or staff. */
const auditedOf = ({ localStart, capacity, placesTaken, guaranteedAt, place }: ActivitySessionRow) => ({
  localDateTime: localStart,
  capacity,
  placesTaken,
  isGuaranteed: guaranteedAt !== null,
  hasOwnPlace: place !== null,
});
