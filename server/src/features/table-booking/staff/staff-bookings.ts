import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import { canTransitionBooking } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq } from 'drizzle-orm';
import { parseNote } from '../../../platform/validation/parse-note';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { malformed, malformedIn, RequestError, unprocessable } from '../../../platform/errors/request-error';
import { visibleOutletIds, canSeeOutlet } from '../../outlet/outlet-topics';
import { scopeOf } from '../../property/property-scope';
import { recordStaffAction } from '../../staff/staff-action';
import type { BookingDeps } from '../record/booking-deps';
import { noSuchBooking, staleBooking, type StaleCode } from '../model/booking-errors';
import { graceEndsAt, toServedBooking, type BookingRow } from '../model/booking.mapper';
import type { BookingSetup } from '../availability/booking-setup';
import { seatingColumns } from '../availability/table-assignment';
import { parseLocalTime } from '../model/parse-local-time';
import { durationFor, fits } from '../availability/slot-search';
import { releaseClaim, lockOutlets, type Seating } from '../availability/table-claims';

type Row = BookingRow['booking'];
type ChangeStatusInput = RequestOf<'changeStatusTableBooking'>;
type MoveInput = RequestOf<'moveTableBooking'>;

const NOTE_MAX = 500;
const MINUTE_MS = 60_000;
/** Staff may move a booking to a start at most this long ago, which covers every visit in progress. */
const MAX_LOOKBACK_MS = 12 * 60 * MINUTE_MS;

/** Lets staff list and change the bookings of their outlets. */
export function createStaffBookings(deps: BookingDeps) {
  const {
    seatingCheck,
    bookings,
    calendarPath,
    bookingPolicies,
    waitlist,
    tableAssignment,
    recorder,
    bookingTransaction,
    now,
  } = deps;
  const scopeFor = (actor: Actor) => scopeOf(actor.property, [actor.lang]);

  async function toReply(row: BookingRow, actor: Actor): Promise<StaffBooking> {
    const path = await calendarPath(actor.property.slug, row.booking.id);
    return toServedBooking(row, { scope: scopeFor(actor), now: now(), calendarPath: path });
  }

  async function loadSetup(actor: Actor, id: string): Promise<BookingSetup> {
    const [found] = await deps.db
      .select({ outletId: tableBooking.outletId })
      .from(tableBooking)
      .where(and(eq(tableBooking.id, id), eq(tableBooking.propertyId, actor.property.id)));
    // A booking of an outlet that the member of staff cannot see is reported as not found.
    if (!found || !canSeeOutlet(actor, found.outletId)) throw noSuchBooking();
    return bookingPolicies.byId(found.outletId);
  }

  async function lockBooking(tx: Connection, setup: BookingSetup, id: string): Promise<Row> {
    await lockOutlets(tx, [setup.outlet.id]);
    const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
    if (!row) throw noSuchBooking();
    return row;
  }

  const staleError = async (tx: Connection, code: StaleCode, id: string, actor: Actor) =>
    staleBooking(code, await toReply(await bookings.load(id, tx), actor));

  /** Returns the other columns that change with a status. */
  async function columnsFor(input: ChangeStatusInput, setup: BookingSetup, actor: Actor, row: Row) {
    const { status, alternatives = [] } = input;
    const isEnd = status === 'declined' || status === 'cancelled';
    const set = isEnd || status === 'confirmed' ? { expiresAt: null } : {};
    if (status !== 'declined' || alternatives.length === 0) return set;
    const zone = actor.property.timeZone;
    const party = { partySize: row.partySize, areaId: null };
    const areas = setup.tables.flatMap((table) => (fits(table, party) ? [table.areaId] : []));
    return {
      ...set,
      alternatives: alternatives.map((localDateTime) => {
        if ((parseLocalTime(localDateTime, zone) ?? 0) <= now()) {
          throw unprocessable('alternatives', 'field_range', "This format isn't valid");
        }
        return { localDateTime, areas: [...new Set(areas)], requiresApproval: true };
      }),
    };
  }

  return {
    toReply,

    async list(actor: Actor, { date, outletUuid }: RequestOf<'loadTableBookings'>): Promise<StaffBooking[]> {
      const { timeZone, businessDayStart } = actor.property;
      const own = visibleOutletIds(actor);
      const requestedIds = outletUuid !== undefined && canSeeOutlet(actor, outletUuid) ? [outletUuid] : [];
      const outletIds = outletUuid === undefined ? own : requestedIds;
      const starts = (day: string) => new Date(instantOf(`${day}T${businessDayStart}`, timeZone));
      const rows =
        date === undefined
          ? await bookings.listOfProperty(actor.property.id, { outletIds, from: new Date(now()), to: null })
          : await bookings.listOfProperty(actor.property.id, {
              outletIds,
              from: starts(date),
              to: starts(addDays(date, 1)),
            });
      return Promise.all(rows.map((row) => toReply(row, actor)));
    },

    async changeStatus(actor: Actor, input: ChangeStatusInput): Promise<StaffBooking> {
      const { uuid: id, status, reasonCode = null } = input;
      const note = parseNote(input.note, { max: NOTE_MAX }) || null;
      assertReasonGiven(input, note);
      const setup = await loadSetup(actor, id);
      const row = await bookingTransaction.run(actor.property.id, async (tx, outboxRows) => {
        const before = await lockBooking(tx, setup, id);
        if (before.status === status) return bookings.load(id, tx);
        if (!canTransitionBooking(before.status, status, 'staff'))
          throw await staleError(tx, 'status_not_allowed', id, actor);
        if (input.version !== undefined && input.version !== before.version) {
          throw await staleError(tx, 'version_conflict', id, actor);
        }
        if (status === 'no_show' && now() < graceEndsAt(before))
          throw await staleError(tx, 'grace_not_over', id, actor);
        const set = await columnsFor(input, setup, actor, before);
        const isReleased = status !== 'confirmed' && status !== 'seated' && (await releaseClaim(tx, id));
        const entry = { status, by: 'staff', actorId: actor.id, note, reasonCode } as const;
        const done = await recorder.record(tx, id, { set, entry });
        await recordStaffAction(tx, actor, {
          what: 'changeStatusTableBooking',
          subjectId: id,
          at: now(),
          before: { status: before.status },
          after: { status },
          reason: reasonCode,
        });
        outboxRows.push(...done.outboxRows);
        if (isReleased) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
        return done.row;
      });
      return toReply(row, actor);
    },

    /** Changes time, area or size of a confirmed booking. The deadlines for guests do not apply to staff. */
    async move(actor: Actor, input: MoveInput): Promise<StaffBooking> {
      const { uuid: id } = input;
      const note = parseNote(input.note, { max: NOTE_MAX }) || null;
      const setup = await loadSetup(actor, id);
      const scope = scopeFor(actor);
      const known = (await bookings.load(id)).booking;
      const party = {
        partySize: input.partySize ?? known.partySize,
        areaId: input.areaUuid === undefined ? known.areaId : input.areaUuid,
      };
      const localDateTime = input.localDateTime ?? known.localDateTime;
      const from = parseLocalTime(localDateTime, actor.property.timeZone);
      if (from === null || from <= now() - MAX_LOOKBACK_MS) {
        throw malformedIn('localDateTime');
      }
      const seating = {
        ...party,
        localDateTime,
        from,
        to: from + durationFor(setup, party.partySize) * MINUTE_MS,
      };
      const ignoredClaims = { bookingId: id };
      const slotQuery = { at: from, party, stay: null, ignoredClaims };
      const row = await bookingTransaction.run(
        actor.property.id,
        async (tx, outboxRows) => {
          const before = await lockBooking(tx, setup, id);
          if (input.version !== undefined && input.version !== before.version) {
            throw await staleError(tx, 'version_conflict', id, actor);
          }
          if (before.status !== 'confirmed') throw await staleError(tx, 'status_not_allowed', id, actor);
          if (isSameSeating(before, seating)) return bookings.load(id, tx);
          await tableAssignment.move(tx, setup, { row: before, seating, ignoredClaims });
          const set = seatingColumns(seating, before);
          const reasonFields = { note, reasonCode: input.reasonCode ?? null };
          const entry = { status: before.status, by: 'staff', actorId: actor.id, ...reasonFields } as const;
          const done = await recorder.record(tx, id, { set, entry });
          const facts = (one: Row | typeof seating) => ({
            localDateTime: one.localDateTime,
            partySize: one.partySize,
            areaUuid: one.areaId,
          });
          await recordStaffAction(tx, actor, {
            what: 'moveTableBooking',
            subjectId: id,
            at: now(),
            before: facts(before),
            after: facts(seating),
            reason: input.reasonCode ?? null,
          });
          outboxRows.push(...done.outboxRows, ...(await waitlist.offerTables(tx, setup)));
          return done.row;
        },
        () => seatingCheck.fullError(setup, scope, slotQuery),
      );
      return toReply(row, actor);
    },
  };
}

const isSameSeating = (row: Row, { localDateTime, partySize, areaId }: Seating) =>
  row.localDateTime === localDateTime && row.partySize === partySize && row.areaId === areaId;

const SYSTEM_STATUSES = ['lapsed', 'offered', 'requested', 'waitlisted'];

/** Throws unless a rejection or cancellation has a reason and a note. */
function assertReasonGiven(
  { status, reasonCode, alternatives }: ChangeStatusInput,
  note: string | null,
): void {
  if (SYSTEM_STATUSES.includes(status)) throw new RequestError(403, 'not_allowed', "This isn't allowed");
  const isNo = status === 'declined' || status === 'cancelled';
  if ((reasonCode !== undefined && !isNo) || (alternatives && status !== 'declined')) throw malformed();
  const given = { reasonCode: reasonCode !== undefined, note: note !== null };
  const missing = isNo && (['reasonCode', 'note'] as const).find((it) => !given[it]);
  if (missing) throw unprocessable(missing, 'field_required', 'This field is required');
}
