import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { ServedBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import { mayBecome } from '@guest/shared/contracts/table-booking/table-booking-steps';
import { and, eq } from 'drizzle-orm';
import { acceptedNote } from '../../../platform/validation/accepted-note';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { malformed, malformedIn, Refusal, unacceptable } from '../../../platform/errors/refusal';
import { outletsOf, seesOutlet } from '../../outlet/order-queue';
import { scopeOf } from '../../property/property-scope';
import { noteStaffAction } from '../../staff/staff-action';
import type { BookingParts } from '../record/booking-parts';
import { noSuchBooking, stale, type StaleCode } from '../model/booking-refusals';
import { graceEndsAt, servedBookingOf, type BookingRow } from '../model/booking-reply';
import type { Dining } from '../availability/dining.repository';
import { seatedAs } from '../availability/seats';
import { shownInstant } from '../model/shown-instant';
import { durationFor, fits } from '../availability/slots-of';
import { giveBack, lockOutlets, type Seating } from '../availability/table-claims';

type Row = BookingRow['booking'];
type StatusAsked = Ask<'changeStatusTableBooking'>;
type MoveAsked = Ask<'moveTableBooking'>;

const NOTE_MAX = 500;
const MINUTE_MS = 60_000;
/** Staff may move a booking to a start at most this long ago, which covers every visit in progress. */
const LOOKS_BACK_MS = 12 * 60 * MINUTE_MS;

/** Lets staff list and change the bookings of their outlets. */
export function createServedBookings(parts: BookingParts) {
  const { admission, bookings, calendarPath, dinings, line, seats, writes, writing, now } = parts;
  const scopeFor = (actor: Actor) => scopeOf(actor.property, [actor.lang]);

  async function told(row: BookingRow, actor: Actor): Promise<ServedBooking> {
    const path = await calendarPath(actor.property.slug, row.booking.id);
    return servedBookingOf(row, { scope: scopeFor(actor), now: now(), calendarPath: path });
  }

  async function outletOf(actor: Actor, id: string): Promise<Dining> {
    const [found] = await parts.db
      .select({ outletId: tableBooking.outletId })
      .from(tableBooking)
      .where(and(eq(tableBooking.id, id), eq(tableBooking.propertyId, actor.property.id)));
    // A booking of an outlet that the member of staff cannot see is reported as not found.
    if (!found || !seesOutlet(actor, found.outletId)) throw noSuchBooking();
    return dinings.byId(found.outletId);
  }

  async function locked(tx: Connection, dining: Dining, id: string): Promise<Row> {
    await lockOutlets(tx, [dining.outlet.id]);
    const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
    if (!row) throw noSuchBooking();
    return row;
  }

  const refuse = async (tx: Connection, code: StaleCode, id: string, actor: Actor) =>
    stale(code, await told(await bookings.one(id, tx), actor));

  /** Returns the other columns that change with a status. */
  async function besides(asked: StatusAsked, dining: Dining, actor: Actor, row: Row) {
    const { status, alternatives = [] } = asked;
    const isEnd = status === 'declined' || status === 'cancelled';
    const set = isEnd || status === 'confirmed' ? { expiresAt: null } : {};
    if (status !== 'declined' || alternatives.length === 0) return set;
    const zone = actor.property.timeZone;
    const party = { partySize: row.partySize, areaId: null };
    const areas = dining.tables.flatMap((table) => (fits(table, party) ? [table.areaId] : []));
    return {
      ...set,
      alternatives: alternatives.map((localDateTime) => {
        if ((shownInstant(localDateTime, zone) ?? 0) <= now()) {
          throw unacceptable('alternatives', 'field_range', "This format isn't valid");
        }
        return { localDateTime, areas: [...new Set(areas)], requiresApproval: true };
      }),
    };
  }

  return {
    told,

    async list(actor: Actor, { date, outletUuid }: Ask<'loadTableBookings'>): Promise<ServedBooking[]> {
      const { timeZone, businessDayStart } = actor.property;
      const own = outletsOf(actor);
      const asked = outletUuid !== undefined && seesOutlet(actor, outletUuid) ? [outletUuid] : [];
      const outletIds = outletUuid === undefined ? own : asked;
      const starts = (day: string) => new Date(instantOf(`${day}T${businessDayStart}`, timeZone));
      const rows =
        date === undefined
          ? await bookings.ofHouse(actor.property.id, { outletIds, from: new Date(now()), to: null })
          : await bookings.ofHouse(actor.property.id, {
              outletIds,
              from: starts(date),
              to: starts(addDays(date, 1)),
            });
      return Promise.all(rows.map((row) => told(row, actor)));
    },

    async changeStatus(actor: Actor, asked: StatusAsked): Promise<ServedBooking> {
      const { uuid: id, status, reasonCode = null } = asked;
      const note = acceptedNote(asked.note, { max: NOTE_MAX }) || null;
      refuseUnsaid(asked, note);
      const dining = await outletOf(actor, id);
      const row = await writing.at(actor.property.id, async (tx, tellings) => {
        const before = await locked(tx, dining, id);
        if (before.status === status) return bookings.one(id, tx);
        if (!mayBecome(before.status, status, 'staff'))
          throw await refuse(tx, 'status_not_allowed', id, actor);
        if (asked.version !== undefined && asked.version !== before.version) {
          throw await refuse(tx, 'version_conflict', id, actor);
        }
        if (status === 'no_show' && now() < graceEndsAt(before))
          throw await refuse(tx, 'grace_not_over', id, actor);
        const set = await besides(asked, dining, actor, before);
        const isGivenBack = status !== 'confirmed' && status !== 'seated' && (await giveBack(tx, id));
        const entry = { status, by: 'staff', actorId: actor.id, note, reasonCode } as const;
        const done = await writes.step(tx, id, { set, entry });
        await noteStaffAction(tx, actor, {
          what: 'changeStatusTableBooking',
          subjectId: id,
          at: now(),
          before: { status: before.status },
          after: { status },
          reason: reasonCode,
        });
        tellings.push(...done.tellings);
        if (isGivenBack) tellings.push(...(await line.next(tx, dining)));
        return done.row;
      });
      return told(row, actor);
    },

    /** Changes time, area or size of a confirmed booking. The deadlines for guests do not apply to staff. */
    async move(actor: Actor, asked: MoveAsked): Promise<ServedBooking> {
      const { uuid: id } = asked;
      const note = acceptedNote(asked.note, { max: NOTE_MAX }) || null;
      const dining = await outletOf(actor, id);
      const scope = scopeFor(actor);
      const known = (await bookings.one(id)).booking;
      const party = {
        partySize: asked.partySize ?? known.partySize,
        areaId: asked.areaUuid === undefined ? known.areaId : asked.areaUuid,
      };
      const localDateTime = asked.localDateTime ?? known.localDateTime;
      const from = shownInstant(localDateTime, actor.property.timeZone);
      if (from === null || from <= now() - LOOKS_BACK_MS) {
        throw malformedIn('localDateTime');
      }
      const seating = {
        ...party,
        localDateTime,
        from,
        to: from + durationFor(dining, party.partySize) * MINUTE_MS,
      };
      const beside = { bookingId: id };
      const near = { at: from, party, stay: null, beside };
      const row = await writing.at(
        actor.property.id,
        async (tx, tellings) => {
          const before = await locked(tx, dining, id);
          if (asked.version !== undefined && asked.version !== before.version) {
            throw await refuse(tx, 'version_conflict', id, actor);
          }
          if (before.status !== 'confirmed') throw await refuse(tx, 'status_not_allowed', id, actor);
          if (isThere(before, seating)) return bookings.one(id, tx);
          await seats.move(tx, dining, { row: before, seating, beside });
          const set = seatedAs(seating, before);
          const said = { note, reasonCode: asked.reasonCode ?? null };
          const entry = { status: before.status, by: 'staff', actorId: actor.id, ...said } as const;
          const done = await writes.step(tx, id, { set, entry });
          const facts = (one: Row | typeof seating) => ({
            localDateTime: one.localDateTime,
            partySize: one.partySize,
            areaUuid: one.areaId,
          });
          await noteStaffAction(tx, actor, {
            what: 'moveTableBooking',
            subjectId: id,
            at: now(),
            before: facts(before),
            after: facts(seating),
            reason: asked.reasonCode ?? null,
          });
          tellings.push(...done.tellings, ...(await line.next(tx, dining)));
          return done.row;
        },
        () => admission.full(dining, scope, near),
      );
      return told(row, actor);
    },
  };
}

const isThere = (row: Row, { localDateTime, partySize, areaId }: Seating) =>
  row.localDateTime === localDateTime && row.partySize === partySize && row.areaId === areaId;

const MADE_BY_OTHERS = ['lapsed', 'offered', 'requested', 'waitlisted'];

/** Throws unless a rejection or cancellation has a reason and a note. */
function refuseUnsaid({ status, reasonCode, alternatives }: StatusAsked, note: string | null): void {
  if (MADE_BY_OTHERS.includes(status)) throw new Refusal(403, 'not_allowed', "This isn't allowed");
  const isNo = status === 'declined' || status === 'cancelled';
  if ((reasonCode !== undefined && !isNo) || (alternatives && status !== 'declined')) throw malformed();
  const said = { reasonCode: reasonCode !== undefined, note: note !== null };
  const unsaid = isNo && (['reasonCode', 'note'] as const).find((it) => !said[it]);
  if (unsaid) throw unacceptable(unsaid, 'field_required', 'This field is required');
}
