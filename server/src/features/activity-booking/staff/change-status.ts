import type { StaffActivityBooking } from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { canTransition } from '@guest/shared/contracts/activity/activity-booking-status';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection } from '../../../platform/db/database';
import { malformed, malformedIn, RequestError, unprocessable } from '../../../platform/errors/request-error';
import { parseNote } from '../../../platform/validation/parse-note';
import { fetchFolio, type FetchedFolio } from '../../order/quote/room-charge';
import { recordStaffAction } from '../../staff/staff-action';
import { guaranteeIfReached, releaseClaim } from '../availability/claims';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { endedPayment } from '../record/end-booking';
import { assertChargeable, paymentOfKept } from '../record/room-charges';
import type { Roster } from './roster';

type ChangeStatusRequest = RequestOf<'changeStatusActivityBooking'>;

const NOTE_MAX = 500;
const MINUTE_MS = 60_000;
/** Staff can report a no-show from this long after the start. */
const GRACE_MINUTES = 15;
/** Only the system or a guest sets these; a voucher is redeemed with its own request. */
const NOT_BY_STAFF = ['pending', 'lapsed', 'waitlisted', 'offered', 'redeemed'];

/** Throws unless a rejection or cancellation has a reason and a note. */
function assertReasonGiven(
  { status, reasonCode, alternatives }: ChangeStatusRequest,
  note: string | null,
): void {
  if (NOT_BY_STAFF.includes(status)) throw new RequestError(403, 'not_allowed', "This isn't allowed");
  const isNo = status === 'rejected' || status === 'cancelled';
  if ((reasonCode !== undefined && !isNo) || (alternatives && status !== 'rejected')) throw malformed();
  const given = { reasonCode: reasonCode !== undefined, note: note !== null };
  const missing = isNo && (['reasonCode', 'note'] as const).find((it) => !given[it]);
  if (missing) throw unprocessable(missing, 'field_required', 'This field is required');
}

/** Lets staff accept, reject and cancel bookings, and record no-shows. */
export function createChangeStatus(deps: ActivityBookingDeps, roster: Roster) {
  const { bookings, record, sessions, transaction, waitlist, now } = deps;

  /**
   * A request is charged once staff accept it. The guest has entered the PIN with the request. One that a guest keeps after
   * a check-out is paid there.
   */
  async function acceptedPayment(
    tx: Connection,
    row: ActivityBookingRow,
    folio: FetchedFolio | 'away' | null,
  ) {
    const { booking, guest, property } = row;
    if (booking.paymentMethod !== 'room_charge' || booking.total === 0) return { expiresAt: null };
    const { total, id: exceptBookingId } = booking;
    const paymentMethod = await paymentOfKept(tx, booking.paymentMethod, guest);
    if (paymentMethod !== 'room_charge') return { expiresAt: null, paymentMethod };
    const query = { guest, folio, property, total, now: now(), exceptBookingId };
    const reservationNumber = await assertChargeable(tx, query, 'approved before');
    return { expiresAt: null, reservationNumber, paymentStatus: 'authorised' as const };
  }

  async function columnsOf(
    tx: Connection,
    row: ActivityBookingRow,
    { requested, folio }: { requested: ChangeStatusRequest; folio: FetchedFolio | 'away' | null },
  ) {
    const { status, alternatives = [] } = requested;
    if (status === 'confirmed') return acceptedPayment(tx, row, folio);
    if (status === 'no_show') return {};
    const ended = endedPayment(row.booking, { isByHotel: true, now: now() });
    return status === 'rejected' ? { ...ended, alternatives } : ended;
  }

  /** Throws unless the other sessions are of the same kind and still ahead. */
  async function assertAlternatives(row: ActivityBookingRow, ids: readonly string[] = []): Promise<void> {
    for (const id of ids) {
      const other = await sessions.find(row.property.id, id);
      const isOffered =
        other?.bookable.id === row.bookable.id && id !== row.session.id && other.session.cancelledAt === null;
      if (!isOffered || other.session.startsAt.getTime() <= now()) throw malformedIn('alternatives');
    }
  }

  return async (actor: Actor, requested: ChangeStatusRequest): Promise<StaffActivityBooking> => {
    const { uuid: id, status, version, reasonCode = null } = requested;
    const note = parseNote(requested.note, { max: NOTE_MAX }) || null;
    assertReasonGiven(requested, note);
    const known = await roster.find(actor, id);
    await assertAlternatives(known, requested.alternatives);
    const isCharged = status === 'confirmed' && known.booking.paymentMethod === 'room_charge';
    const folio = isCharged ? await fetchFolio(deps, known.guest, known.property) : null;
    const row = await transaction.run(actor.property.id, async (tx, events) => {
      const before = await roster.locked(tx, known);
      const { booking, session } = before;
      if (booking.status === status) return before;
      // Guests who have arrived are cancelled only with the whole session, by `cancelSession`.
      const hasArrived = booking.status === 'redeemed';
      if (hasArrived || !canTransition(booking.status, status, 'staff')) {
        throw await roster.outdated(tx, 'status_not_allowed', { row: before, actor });
      }
      if (version !== undefined && version !== booking.version) {
        throw await roster.outdated(tx, 'version_conflict', { row: before, actor });
      }
      const isTooEarly = now() < session.startsAt.getTime() + GRACE_MINUTES * MINUTE_MS;
      if (status === 'no_show' && isTooEarly)
        throw await roster.outdated(tx, 'grace_not_over', { row: before, actor });
      const set = await columnsOf(tx, before, { requested, folio });
      const isEnd = status === 'rejected' || status === 'cancelled';
      const wasFreed = isEnd && (await releaseClaim(tx, id));
      await recordStaffAction(tx, actor, {
        what: 'changeStatusActivityBooking',
        subjectId: id,
        at: now(),
        before: { status: booking.status },
        after: { status },
        reason: reasonCode,
      });
      const entry = { status, by: 'staff', actorId: actor.id, note, reasonCode } as const;
      const offers = wasFreed ? await waitlist.offers(tx, session.id) : [];
      const steps = [{ id, set, entry }, ...offers];
      await record.write(tx, steps);
      if (status === 'confirmed') {
        const { minParticipants } = before.bookable;
        await guaranteeIfReached(tx, { sessionId: session.id, minParticipants, now: now() });
      }
      events.push(
        ...(await record.publishAll(
          tx,
          steps.map((one) => one.id),
        )),
      );
      return bookings.one(id, tx);
    });
    return roster.toReply(row, actor);
  };
}
