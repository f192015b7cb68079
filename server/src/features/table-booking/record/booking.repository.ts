import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  diningArea,
  diningTable,
  guest,
  outlet,
  property,
  staff,
  tableBooking,
  tableBookingHistory,
  tableClaim,
} from '../../../platform/db/tables/schema';
import type { BookingRow } from '../model/booking-reply';
import type { LineRepository } from '../availability/line.repository';

type Histories = BookingRow['histories'];

const AHEAD = ['requested', 'confirmed', 'seated', 'waitlisted', 'offered'] as const;
const MOST_OF_HOUSE = 500;

export interface Page {
  when: 'upcoming' | 'past';
  limit: number;
  /** The sort key of the last booking of the previous page. */
  after?: { at: Date; id: string } | undefined;
}

export type BookingRepository = ReturnType<typeof createBookingRepository>;

export function createBookingRepository(db: Database, lines: LineRepository) {
  async function rows(on: Connection, where: SQL | undefined, order: SQL[], limit: number) {
    const found = await on
      .select({
        booking: tableBooking,
        outlet,
        guest,
        property,
        area: diningArea,
        tableName: diningTable.name,
      })
      .from(tableBooking)
      .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
      .innerJoin(guest, eq(guest.id, tableBooking.guestId))
      .innerJoin(property, eq(property.id, tableBooking.propertyId))
      .leftJoin(diningArea, eq(diningArea.id, tableBooking.areaId))
      .leftJoin(tableClaim, eq(tableClaim.bookingId, tableBooking.id))
      .leftJoin(diningTable, eq(diningTable.id, tableClaim.tableId))
      .where(where)
      .orderBy(...order)
      .limit(limit);
    const histories = await historiesOf(
      on,
      found.map(({ booking }) => booking.id),
    );
    const told: BookingRow[] = [];
    for (const row of found) {
      const isWaiting = row.booking.status === 'waitlisted';
      told.push({
        ...row,
        placeInLine: isWaiting ? await lines.placeOf(row.booking, on) : null,
        histories: histories.get(row.booking.id) ?? [],
      });
    }
    return told;
  }

  async function historiesOf(on: Connection, ids: string[]): Promise<Map<string, Histories>> {
    const byBooking = new Map<string, Histories>(ids.map((id) => [id, []]));
    if (ids.length === 0) return byBooking;
    const entries = await on
      .select({ history: tableBookingHistory, nickName: staff.nickName })
      .from(tableBookingHistory)
      .leftJoin(staff, eq(staff.id, tableBookingHistory.actorId))
      .where(inArray(tableBookingHistory.bookingId, ids))
      .orderBy(asc(tableBookingHistory.id));
    for (const { history, nickName } of entries) {
      byBooking.get(history.bookingId)?.push({ ...history, nickName });
    }
    return byBooking;
  }

  return {
    async one(id: string, on: Connection = db): Promise<BookingRow> {
      const [found] = await rows(on, eq(tableBooking.id, id), [], 1);
      if (!found) throw new Error('booking not found after it was written');
      return found;
    },

    /** Returns `undefined` for a booking of another guest. */
    async ofGuest(guestId: string, id: string): Promise<BookingRow | undefined> {
      const [found] = await rows(db, and(eq(tableBooking.id, id), eq(tableBooking.guestId, guestId)), [], 1);
      return found;
    },

    /** Finds a booking of any guest, for access by a signed address. */
    async anywhere(propertyId: string, id: string): Promise<BookingRow | undefined> {
      const where = and(eq(tableBooking.id, id), eq(tableBooking.propertyId, propertyId));
      const [found] = await rows(db, where, [], 1);
      return found;
    },

    /** Returns upcoming bookings sorted by start, or past ones sorted by the latest start. */
    pageOf(guestId: string, { when, limit, after }: Page, now: number): Promise<BookingRow[]> {
      const at = new Date(now);
      const isAhead = and(inArray(tableBooking.status, [...AHEAD]), gte(tableBooking.endsAt, at));
      const isOver = or(
        inArray(tableBooking.status, ['declined', 'lapsed', 'cancelled', 'completed', 'no_show']),
        lt(tableBooking.endsAt, at),
      );
      const beyond = when === 'upcoming' ? gt : lt;
      const isAfter =
        after &&
        or(
          beyond(tableBooking.startsAt, after.at),
          and(eq(tableBooking.startsAt, after.at), beyond(tableBooking.id, after.id)),
        );
      const way = when === 'upcoming' ? asc : desc;
      return rows(
        db,
        and(eq(tableBooking.guestId, guestId), when === 'upcoming' ? isAhead : isOver, isAfter),
        [way(tableBooking.startsAt), way(tableBooking.id)],
        limit,
      );
    },

    /** Returns the bookings of a property that start in a period; without an end, all upcoming ones. */
    ofHouse(
      propertyId: string,
      { outletIds, from, to }: { outletIds: string[] | 'all'; from: Date; to: Date | null },
    ): Promise<BookingRow[]> {
      const where = and(
        eq(tableBooking.propertyId, propertyId),
        outletIds === 'all' ? undefined : inArray(tableBooking.outletId, outletIds),
        gte(to ? tableBooking.startsAt : tableBooking.endsAt, from),
        to ? lt(tableBooking.startsAt, to) : inArray(tableBooking.status, [...AHEAD]),
      );
      // Open requests sort first, so that the limit never cuts them off.
      const isAnswered = sql`${tableBooking.status} <> 'requested'`;
      return rows(db, where, [isAnswered, asc(tableBooking.startsAt), asc(tableBooking.id)], MOST_OF_HOUSE);
    },
  };
}
