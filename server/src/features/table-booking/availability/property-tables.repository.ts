import { and, asc, count, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import {
  bookingPolicy,
  diningArea,
  diningTable,
  outlet,
  property,
  tableBooking,
  tableClaim,
} from '../../../platform/db/tables/schema';
import { DEFAULT_POLICY } from '../model/default-policy';
import { CLOSED_AT, type BookingSetup } from './booking-policy.repository';
import { CLAIMS_OF_TABLE, isOccupying, parseClaims, type IgnoredClaims, type Span } from './occupying-claims';
import { MAX_VISIT_MS } from './slot-search';
import { tableOccupancy, type Occupancy, type TableOccupancy } from './table-occupancy';

/** The columns of a table as a JSON object with their names in the code, so that a list fits into one column. */
const AREAS = sql<BookingSetup['areas']>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'outletId', a.outlet_id, 'position', a.position,
    'name', a.name, 'isAccessible', a.is_accessible) order by a.position), '[]')
  from ${diningArea} a where a.outlet_id = ${outlet.id})`;
const TABLES = sql<BookingSetup['tables']>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'outletId', t.outlet_id, 'areaId', t.area_id,
    'name', t.name, 'seats', t.seats, 'closedAt', t.closed_at) order by t.seats, t.id), '[]')
  from (select ${diningTable}.*, ${CLOSED_AT} as closed_at from ${diningTable}
    join ${property} on ${property.id} = ${outlet.propertyId}) t where t.outlet_id = ${outlet.id})`;

const setupsOfProperty = preparedQuery('outlets of a property with their tables', (on) =>
  on
    .select({ outlet, policy: bookingPolicy, areas: AREAS, tables: TABLES })
    .from(outlet)
    .leftJoin(bookingPolicy, eq(bookingPolicy.outletId, outlet.id))
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
      return rows.map(({ policy, ...row }) => ({
        ...row,
        rules: policy?.rules ?? DEFAULT_POLICY,
        bookableHours: policy?.bookableHours ?? null,
        mostParties: policy?.mostParties ?? 0,
        mostCovers: policy?.mostCovers ?? 0,
      }));
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
