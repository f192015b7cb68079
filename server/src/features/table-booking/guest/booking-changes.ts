import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { canTransitionBooking } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { malformed } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import type { PropertyScope } from '../../property/property-scope';
import { parseDetails, assertAnswered, type Details } from '../model/booking-details';
import { findBookingNearby, assertWithinBookingLimit } from '../availability/booking-limits';
import type { BookingDeps } from '../record/booking-deps';
import { noSuchBooking, offerExpired, staleBooking, type StaleCode } from '../model/booking-errors';
import { toTableBooking, canCancel, canModify, canTellLate, type BookingRow } from '../model/booking.mapper';
import type { BookingSetup } from '../availability/booking-policy.repository';
import { seatingColumns } from '../availability/table-assignment';
import { isPaused } from '../availability/slot-search';
import { releaseClaim, lockOutlets } from '../availability/table-claims';
import { seatingOf } from '../record/waitlist';

type Row = BookingRow['booking'];

export interface BookingChange extends Details {
  version: number;
  localDateTime?: string | undefined;
  partySize?: number | undefined;
  areaUuid?: string | null | undefined;
  isAnyway?: boolean | undefined;
}

/** A booking with its guest and the scope for the reply. */
export interface OwnBooking {
  guest: Pick<Guest, 'id' | 'chatUuid'>;
  scope: PropertyScope;
  id: string;
}

export type BookingChanges = ReturnType<typeof createBookingChanges>;

/** Lets guests change their bookings. A booking of another guest is reported as not found. */
export function createBookingChanges(deps: BookingDeps) {
  const {
    seatingCheck,
    bookings,
    bookingPolicies,
    guests,
    waitlist,
    tableAssignment,
    recorder,
    bookingTransaction,
    alreadyBooked,
    calendarPath,
    now,
  } = deps;

  /** Reads the outlet without a lock, because an outlet must be locked before its bookings. */
  async function loadSetup({ guest, id }: OwnBooking): Promise<BookingSetup> {
    const found = await bookings.findOfGuest(guest.id, id);
    if (!found) throw noSuchBooking();
    return bookingPolicies.byId(found.outlet.id);
  }

  async function lockBooking(tx: Connection, { guest, id }: OwnBooking): Promise<Row> {
    const [row] = await tx
      .select()
      .from(tableBooking)
      .where(and(eq(tableBooking.id, id), eq(tableBooking.guestId, guest.id)))
      .for('update');
    if (!row) throw noSuchBooking();
    return row;
  }

  async function toReply(row: BookingRow, scope: PropertyScope): Promise<TableBooking> {
    const path = await calendarPath(scope.property.slug, row.booking.id);
    return toTableBooking(row, { scope, now: now(), calendarPath: path });
  }

  async function throwStale(tx: Connection, code: StaleCode, { id, scope }: OwnBooking): Promise<never> {
    throw staleBooking(code, await toReply(await bookings.load(id, tx), scope));
  }

  /** Runs `work` with the guest, the outlet and the booking locked, in this order. */
  async function withBooking(
    own: OwnBooking,
    work: (at: LockedBooking) => Promise<BookingRow>,
  ): Promise<BookingRow> {
    const setup = await loadSetup(own);
    return bookingTransaction.run(own.scope.property.id, async (tx, outboxRows) => {
      const stay = await guests.lock(tx, own.guest.id);
      await lockOutlets(tx, [setup.outlet.id]);
      const row = await lockBooking(tx, own);
      return work({ tx, outboxRows, setup, stay, row, throwStale: (code) => throwStale(tx, code, own) });
    });
  }

  const historyEntryOf = ({ guest }: OwnBooking, status: Row['status']) =>
    ({ status, by: 'guest', actorId: guest.chatUuid }) as const;

  return {
    toReply,

    /** A guest who checks out gives up bookings even if it is too late to cancel them (`isAtAnyTime`). */
    cancel: (
      own: OwnBooking,
      { isPlaceInLine: isWaitlistEntry = false, isAtAnyTime = false } = {},
    ): Promise<BookingRow> =>
      withBooking(own, async ({ tx, outboxRows, setup, row, throwStale: reject }) => {
        if (row.status === 'cancelled') return bookings.load(row.id, tx);
        // The guest leaves the waitlist on one device, but may have accepted a table on another.
        if (isWaitlistEntry && row.queuedAt === null) return reject('status_not_allowed');
        if (!canTransitionBooking(row.status, 'cancelled', 'guest')) return reject('status_not_allowed');
        if (!isAtAnyTime && !canCancel(row, now())) return reject('cancel_too_late');
        const hadTable = await releaseClaim(tx, row.id);
        const done = await recorder.record(tx, row.id, {
          set: { expiresAt: null },
          entry: historyEntryOf(own, 'cancelled'),
        });
        outboxRows.push(...done.outboxRows);
        if (hadTable) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
        return done.row;
      }),

    /** A delay can be reported only for a confirmed booking and only shortly before it starts. */
    reportDelay: (own: OwnBooking, minutes: number): Promise<BookingRow> =>
      withBooking(own, async ({ tx, outboxRows, row, throwStale: reject }) => {
        if (row.status !== 'confirmed') return reject('status_not_allowed');
        if (!canTellLate(row, now())) return reject('late_not_now');
        if (row.lateMinutes === minutes) return bookings.load(row.id, tx);
        const entry = historyEntryOf(own, 'confirmed');
        const done = await recorder.record(tx, row.id, { set: { lateMinutes: minutes }, entry });
        outboxRows.push(...done.outboxRows);
        return done.row;
      }),

    /**
     * Claims the new slot and releases the old one in one transaction. If no table is free, the booking stays
     * unchanged.
     */
    async change(own: OwnBooking, change: BookingChange): Promise<BookingRow> {
      const { guest, scope, id } = own;
      const setup = await loadSetup(own);
      const stay = await guests.find(guest.id);
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
        const row = await lockBooking(tx, own);
        if (row.version !== change.version) return throwStale(tx, 'version_conflict', own);
        if (row.status !== 'confirmed' && row.status !== 'requested') {
          return throwStale(tx, 'status_not_allowed', own);
        }
        if (!canModify(row, now())) return throwStale(tx, 'change_too_late', own);
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
          if (isPaused(latest.outlet, seating.from))
            throw await seatingCheck.closedError(latest, scope, slotQuery);
          const bookingAttempt = { guestId: guest.id, setup, seating, now: now() };
          const nearby = change.isAnyway ? undefined : await findBookingNearby(tx, bookingAttempt, id);
          if (nearby) throw await alreadyBooked(tx, nearby, scope);
          await tableAssignment.move(tx, setup, { row, seating, ignoredClaims });
        }
        const moved = isMove ? seatingColumns(seating, row) : {};
        const entry = historyEntryOf(own, row.status);
        const done = await recorder.record(tx, id, { set: { ...moved, ...set }, entry });
        outboxRows.push(...done.outboxRows);
        if (isMove) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
        return done.row;
      };
      return bookingTransaction.run(scope.property.id, work, () =>
        seatingCheck.fullError(setup, scope, slotQuery),
      );
    },

    /** Accepts an offer. If it has expired, the guest joins the waitlist again. */
    async accept(own: OwnBooking): Promise<BookingRow> {
      let isExpired = false;
      const row = await withBooking(
        own,
        async ({ tx, outboxRows, setup, stay, row: booking, throwStale: reject }) => {
          const { id, status, expiresAt, startsAt } = booking;
          const hadOffer = status === 'offered' || status === 'lapsed' || status === 'waitlisted';
          if (status === 'confirmed') return bookings.load(id, tx);
          if (!hadOffer) return reject('status_not_allowed');
          const latest = await bookingPolicies.latest(tx, setup);
          if (isPaused(latest.outlet, startsAt.getTime())) {
            const slotQuery = {
              at: startsAt.getTime(),
              party: booking,
              stay,
              ignoredClaims: { bookingId: id },
            };
            throw await seatingCheck.closedError(latest, own.scope, slotQuery);
          }
          if (
            status === 'offered' &&
            expiresAt &&
            expiresAt.getTime() > now() &&
            (await waitlist.confirmOffer(tx, id))
          ) {
            const entry = historyEntryOf(own, 'confirmed');
            const done = await recorder.record(tx, id, { set: { expiresAt: null, queuedAt: null }, entry });
            outboxRows.push(...done.outboxRows);
            return done.row;
          }
          isExpired = true;
          if (status === 'waitlisted') return bookings.load(id, tx);
          if (status === 'offered') {
            await releaseClaim(tx, id);
            const lapsed = await recorder.record(tx, id, {
              set: { expiresAt: null },
              entry: { status: 'lapsed', by: 'system' },
            });
            outboxRows.push(...lapsed.outboxRows);
          }
          if (startsAt.getTime() <= now() || booking.queuedAt === null) return reject('status_not_allowed');
          // A lapsed booking does not count towards the limit, so the guest may have made other bookings since.
          if (status === 'lapsed') {
            await assertWithinBookingLimit(tx, {
              guestId: own.guest.id,
              setup,
              seating: seatingOf(booking),
              now: now(),
            });
          }
          const again = await recorder.record(tx, id, {
            set: { queuedAt: new Date(now()), expiresAt: null },
            entry: historyEntryOf(own, 'waitlisted'),
          });
          outboxRows.push(...again.outboxRows, ...(await waitlist.offerTables(tx, setup)));
          // Nobody else has claimed the table, so the guest gets it after all.
          if (!(await waitlist.confirmOffer(tx, id))) return bookings.load(id, tx);
          isExpired = false;
          const done = await recorder.record(tx, id, {
            set: { expiresAt: null, queuedAt: null },
            entry: historyEntryOf(own, 'confirmed'),
          });
          outboxRows.push(...done.outboxRows);
          return done.row;
        },
      );
      if (isExpired) throw offerExpired(await toReply(row, own.scope));
      return row;
    },
  };
}

interface LockedBooking {
  tx: Connection;
  outboxRows: OutboxRow[];
  setup: BookingSetup;
  stay: StayDates;
  row: Row;
  throwStale: (code: StaleCode) => Promise<never>;
}

const isMoved = (row: Row, request: { localDateTime: string; partySize: number; areaUuid: string | null }) =>
  row.localDateTime !== request.localDateTime ||
  row.partySize !== request.partySize ||
  row.areaId !== request.areaUuid;
