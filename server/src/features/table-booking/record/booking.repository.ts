import { ACTIVE_STATUSES } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
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
import type { BookingRow } from '../model/booking.mapper';
import type { WaitlistRepository } from '../availability/waitlist.repository';

type Histories = BookingRow['histories'];

const MAX_PER_PROPERTY = 500;

export interface BookingPageQuery {
  when: 'upcoming' | 'past';
  limit: number;
  /** The sort key of the last booking of the previous page. */
  after?: { at: Date; id: string } | undefined;
}

export type BookingRepository = ReturnType<typeof createBookingRepository>;

export function createBookingRepository(db: Database, waitlistRepository: WaitlistRepository) {
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
    const bookings: BookingRow[] = [];
    for (const row of found) {
      const isWaiting = row.booking.status === 'waitlisted';
      bookings.push({
        ...row,
        placeInLine: isWaiting ? await waitlistRepository.positionOf(row.booking, on) : null,
        histories: histories.get(row.booking.id) ?? [],
      });
    }
    return bookings;
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
    async load(id: string, on: Connection = db): Promise<BookingRow> {
      const [found] = await rows(on, eq(tableBooking.id, id), [], 1);
      assertRow(found, 'a booking after it was written');
      return found;
    },

    /** Returns `undefined` for a booking of another guest. */
    async findOfGuest(guestId: string, id: string): Promise<BookingRow | undefined> {
      const [found] = await rows(db, and(eq(tableBooking.id, id), eq(tableBooking.guestId, guestId)), [], 1);
      return found;
    },

    /** Finds a booking of any guest, for access by a signed address. */
    async findOfProperty(propertyId: string, id: string): Promise<BookingRow | undefined> {
      const where = and(eq(tableBooking.id, id), eq(tableBooking.propertyId, propertyId));
      const [found] = await rows(db, where, [], 1);
      return found;
    },

    /** Returns upcoming bookings sorted by start, or past ones sorted by the latest start. */
    listPage(guestId: string, { when, limit, after }: BookingPageQuery, now: number): Promise<BookingRow[]> {
      const at = new Date(now);
      const isUpcoming = and(
        inArray(tableBooking.status, [...ACTIVE_STATUSES]),
        gte(tableBooking.endsAt, at),
      );
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
      const direction = when === 'upcoming' ? asc : desc;
      return rows(
        db,
        and(eq(tableBooking.guestId, guestId), when === 'upcoming' ? isUpcoming : isOver, isAfter),
        [direction(tableBooking.startsAt), direction(tableBooking.id)],
        limit,
      );
    },

    /** Returns the bookings of a property that start in a period; without an end, all upcoming ones. */
    listOfProperty(
      propertyId: string,
      { outletIds, from, to }: { outletIds: string[] | 'all'; from: Date; to: Date | null },
    ): Promise<BookingRow[]> {
      const where = and(
        eq(tableBooking.propertyId, propertyId),
        outletIds === 'all' ? undefined : inArray(tableBooking.outletId, outletIds),
        gte(to ? tableBooking.startsAt : tableBooking.endsAt, from),
        to ? lt(tableBooking.startsAt, to) : inArray(tableBooking.status, [...ACTIVE_STATUSES]),
      );
      // Open requests sort first, so that the limit never cuts them off.
      const isAnswered = sql`${tableBooking.status} <> 'requested'`;
      return rows(
        db,
        where,
        [isAnswered, asc(tableBooking.startsAt), asc(tableBooking.id)],
        MAX_PER_PROPERTY,
      );
    },
  };
}
