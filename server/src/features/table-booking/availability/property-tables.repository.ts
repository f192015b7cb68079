import { and, asc, count, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { outlet, tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { selectSetups, toBookingSetup, type BookingSetup } from './booking-setup';
import { CLAIMS_OF_TABLE, isOccupying, parseClaims, type IgnoredClaims, type Span } from './occupying-claims';
import { MAX_VISIT_MS } from './slot-search';
import { tableOccupancy, type Occupancy, type TableOccupancy } from './table-occupancy';

const setupsOfProperty = preparedQuery('outlets of a property with their tables', (on) =>
  selectSetups(on)
    .where(
      and(
        eq(outlet.propertyId, sql.placeholder('propertyId')),
        inArray(outlet.bookingMode, ['instant', 'onDemand']),
        isNull(outlet.withdrawnAt),
      ),
    )
    .orderBy(asc(outlet.position), asc(outlet.slug)),
);

const waitingInProperty = preparedQuery('parties that wait for tables of a property', (on) =>
  on
    .select({ outletId: tableBooking.outletId, startsAt: tableBooking.startsAt, parties: count() })
    .from(tableBooking)
    .where(
      and(
        eq(tableBooking.propertyId, sql.placeholder('propertyId')),
        eq(tableBooking.status, 'waitlisted'),
        gt(tableBooking.endsAt, sql.placeholder('from')),
        gte(tableBooking.startsAt, sql.placeholder('from')),
        lt(tableBooking.startsAt, sql.placeholder('to')),
      ),
    )
    .groupBy(tableBooking.outletId, tableBooking.startsAt),
);

export type PropertyTablesRepository = ReturnType<typeof createPropertyTablesRepository>;

/** Reads all outlets of a property at once, with one statement for each question. */
export function createPropertyTablesRepository(db: Database, now: () => number) {
  return {
    /** Returns the outlets that take bookings here. */
    async setups(propertyId: string): Promise<BookingSetup[]> {
      const rows = await setupsOfProperty(db).execute({ propertyId });
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
      const span = { from: new Date(from), to: new Date(to) };
      const rows = await waitingInProperty(db).execute({ propertyId, ...span });
      return (id) =>
        new Map(
          rows
            .filter((row) => row.outletId === id)
            .map((row) => [row.startsAt.getTime(), row.parties] as const),
        );
    },
  };
}
