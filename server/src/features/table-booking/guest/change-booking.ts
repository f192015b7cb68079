import { stayByDates } from '@guest/shared/contracts/stay/stay-rules';
import type { Connection } from '../../../platform/db/database';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { malformed } from '../../../platform/errors/request-error';
import { findBookingNearby } from '../availability/booking-limits';
import { isPaused } from '../availability/slot-search';
import { seatingColumns } from '../availability/table-assignment';
import { lockOutlets } from '../availability/table-claims';
import { assertAnswered, parseDetails, type Details } from '../model/booking-details';
import { notBookable } from '../model/booking-errors';
import { canModify, takesBookings, type BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';
import { seatingOf } from '../record/waitlist';
import { guestEntry, type OwnBooking, type OwnBookings } from './own-booking';

export interface BookingChange extends Details {
  version: number;
  localDateTime?: string | undefined;
  partySize?: number | undefined;
  areaUuid?: string | null | undefined;
  isAnyway?: boolean | undefined;
}

/**
 * Claims the new slot and releases the old one in one transaction. If no table is free, the booking stays
 * unchanged.
 */
export function createChangeBooking(
  {
    seatingCheck,
    bookings,
    bookingPolicies,
    guests,
    waitlist,
    tableAssignment,
    recorder,
    bookingTransaction,
    alreadyBooked,
    now,
  }: BookingDeps,
  ownBookings: OwnBookings,
) {
  return async (own: OwnBooking, change: BookingChange): Promise<BookingRow> => {
    const { guest, scope, id } = own;
    const setup = await ownBookings.loadSetup(own);
    const stay = stayByDates(await guests.find(guest.id));
    const ignoredClaims = { guestId: guest.id, bookingId: id };
    const before = await bookings.load(id);
    const request = {
      localDateTime: change.localDateTime ?? before.booking.localDateTime,
      partySize: change.partySize ?? before.booking.partySize,
      areaUuid: change.areaUuid === undefined ? before.booking.areaId : change.areaUuid,
    };
    const isMove = isMoved(before.booking, request);
    const canStill = canModify(before.booking, now());
    const seating =
      isMove && canStill
        ? await seatingCheck.seatingFor(setup, scope, { request, stay, ignoredClaims })
        : seatingOf(before.booking);
    const slotQuery = { at: seating.from, party: seating, stay, ignoredClaims };
    const work = async (tx: Connection, outboxRows: OutboxRow[]) => {
      await guests.lock(tx, guest.id);
      await lockOutlets(tx, [setup.outlet.id]);
      const row = await ownBookings.lockBooking(tx, own);
      if (row.version !== change.version) return ownBookings.throwStale(tx, 'version_conflict', own);
      if (row.status !== 'confirmed' && row.status !== 'requested') {
        return ownBookings.throwStale(tx, 'status_not_allowed', own);
      }
      if (!canModify(row, now())) return ownBookings.throwStale(tx, 'change_too_late', own);
      const detailsContext = {
        partySize: request.partySize,
        questions: row.policy.questions,
        localize: scope.localize,
      };
      const set = parseDetails(change, detailsContext);
      if (set.answers) assertAnswered(set.answers, detailsContext);
      if (!isMove && Object.keys(set).length === 0) throw malformed();
      if (isMove) {
        const latest = await bookingPolicies.latest(tx, setup);
        if (!takesBookings(latest.outlet)) throw notBookable(latest.outlet.externalBookingUrl);
        if (isPaused(latest.outlet, seating.from))
          throw await seatingCheck.closedError(latest, scope, { ...slotQuery, on: tx });
        const bookingAttempt = { guestId: guest.id, setup, seating, now: now() };
        const nearby = change.isAnyway ? undefined : await findBookingNearby(tx, bookingAttempt, id);
        if (nearby) throw await alreadyBooked(tx, nearby, scope);
        await tableAssignment.move(tx, setup, { row, seating, ignoredClaims });
      }
      const moved = isMove ? seatingColumns(seating, row) : {};
      const entry = guestEntry(own, row.status);
      const done = await recorder.record(tx, id, { set: { ...moved, ...set }, entry });
      outboxRows.push(...done.outboxRows);
      if (isMove) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
      return done.row;
    };
    return bookingTransaction.run(scope.property.id, work, () =>
      seatingCheck.fullError(setup, scope, slotQuery),
    );
  };
}

const isMoved = (
  row: BookingRow['booking'],
  request: { localDateTime: string; partySize: number; areaUuid: string | null },
) =>
  row.localDateTime !== request.localDateTime ||
  row.partySize !== request.partySize ||
  row.areaId !== request.areaUuid;
