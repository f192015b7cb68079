import { and, asc, count, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { outlet, tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { selectSetups, toBookingSetup, type BookingSetup } from './booking-setup';
import { CLAIMS_OF_TABLE, isOccupying, parseClaims, type IgnoredClaims, type Span } from './occupying-claims';
import { MAX_VISIT_MS } from './slot-search';
import { tableOccupancy, type Occupancy, type TableOccupancy } from './table-occupancy';

export type PropertyTablesRepository = ReturnType<typeof createPropertyTablesRepository>;

/** Reads all outlets of a property at once, with one statement for each question. */
export function createPropertyTablesRepository(db: Database, now: () => number) {
  return {
    /** Returns the outlets that take bookings here. */
    async setups(propertyId: string): Promise<BookingSetup[]> {
      const rows = await selectSetups(db)
        .where(
          and(
            eq(outlet.propertyId, propertyId),
            inArray(outlet.bookingMode, ['instant', 'onDemand']),
            isNull(outlet.withdrawnAt),
          ),
        )
        .orderBy(asc(outlet.position), asc(outlet.slug));
      return rows.map(toBookingSetup);
    },

    /** Returns the occupancy of the outlets between two instants, by the id of the outlet. */
    async occupancies(
      propertyId: string,
      span: Span,
      ignoredClaims: IgnoredClaims,
    ): Promise<(outletId: string) => TableOccupancy> {
      const rows = await db
        .select({ outletId: tableClaim.outletId, table: tableClaim.tableId, claims: CLAIMS_OF_TABLE })
        .from(outlet)
        .innerJoin(tableClaim, eq(tableClaim.outletId, outlet.id))
        .where(
          and(
            eq(outlet.propertyId, propertyId),
            // The index of the claims is by outlet and start, so the start needs a limit as well.
            gt(tableClaim.startsAt, new Date(span.from - MAX_VISIT_MS)),
            isOccupying(span, ignoredClaims, now()),
          ),
        )
        .groupBy(tableClaim.outletId, tableClaim.tableId);
      const byOutlet = new Map<string, Occupancy[]>();
      for (const row of rows) {
        byOutlet.set(row.outletId, [...(byOutlet.get(row.outletId) ?? []), ...parseClaims(row)]);
      }
      return (outletId) => tableOccupancy(byOutlet.get(outletId) ?? []);
    },

    /** Returns how many parties wait for each start time of an outlet, by the id of the outlet. */
    async waiting(
      propertyId: string,
      { from, to }: Span,
    ): Promise<(outletId: string) => ReadonlyMap<number, number>> {
      const { outletId, startsAt } = tableBooking;
      const rows = await db
        .select({ outletId, startsAt, parties: count() })
        .from(tableBooking)
        .where(
          and(
            eq(tableBooking.propertyId, propertyId),
            eq(tableBooking.status, 'waitlisted'),
            gt(tableBooking.endsAt, new Date(from)),
            gte(startsAt, new Date(from)),
            lt(startsAt, new Date(to)),
          ),
        )
        .groupBy(outletId, startsAt);
      return (id) =>
        new Map(
          rows
            .filter((row) => row.outletId === id)
            .map((row) => [row.startsAt.getTime(), row.parties] as const),
        );
    },
  };
}
