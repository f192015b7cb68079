import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  bookingPolicy,
  diningArea,
  diningTable,
  outlet,
  property,
  tableClaim,
} from '../../../platform/db/tables/schema';
import { DEFAULT_POLICY } from '../model/default-policy';
import { CLAIMS_OF_TABLE, isOccupying, parseClaims, type IgnoredClaims, type Span } from './occupying-claims';
import { tableOccupancy, type TableOccupancy } from './table-occupancy';

type OutletRow = typeof outlet.$inferSelect;

/** An outlet with everything needed to decide whether it can seat a party. */
export interface BookingSetup {
  outlet: OutletRow;
  rules: typeof DEFAULT_POLICY;
  bookableHours: (typeof bookingPolicy.$inferSelect)['bookableHours'];
  mostParties: number;
  mostCovers: number;
  areas: (typeof diningArea.$inferSelect)[];
  tables: BookableTable[];
}

export interface BookableTable extends Omit<typeof diningTable.$inferSelect, 'closedFrom'> {
  /** No visit may begin from this instant on, in milliseconds; `null` for a table that stays. */
  closedAt: number | null;
}

/** The instant at which the business day begins from which a table is closed. */
export const CLOSED_AT = sql<number | null>`(extract(epoch from
  (${diningTable.closedFrom} + ${property.businessDayStart}::time) at time zone ${property.timeZone}) * 1000)::float8`;

export type BookingPolicyRepository = ReturnType<typeof createBookingPolicyRepository>;

export function createBookingPolicyRepository(db: Database, now: () => number) {
  async function loadSetup(row: OutletRow, on: Connection): Promise<BookingSetup> {
    // The queries run in sequence, because `on` may be a single connection.
    const [policy] = await on.select().from(bookingPolicy).where(eq(bookingPolicy.outletId, row.id));
    const areas = await on
      .select()
      .from(diningArea)
      .where(eq(diningArea.outletId, row.id))
      .orderBy(asc(diningArea.position));
    const { closedFrom: _, ...columns } = getTableColumns(diningTable);
    const tables = await on
      .select({ ...columns, closedAt: CLOSED_AT })
      .from(diningTable)
      .innerJoin(property, eq(property.id, row.propertyId))
      .where(eq(diningTable.outletId, row.id))
      .orderBy(asc(diningTable.seats), asc(diningTable.id));
    const { rules = DEFAULT_POLICY, bookableHours = null, mostParties = 0, mostCovers = 0 } = policy ?? {};
    return { outlet: row, rules, bookableHours, mostParties, mostCovers, areas, tables };
  }

  return {
    async bySlug(propertyId: string, slug: string): Promise<BookingSetup | undefined> {
      const [row] = await db
        .select()
        .from(outlet)
        .where(
          and(
            eq(outlet.propertyId, propertyId),
            eq(outlet.slug, slug.toLowerCase()),
            isNull(outlet.withdrawnAt),
          ),
        );
      return row && loadSetup(row, db);
    },

    async byId(outletId: string, on: Connection = db): Promise<BookingSetup> {
      const [row] = await on.select().from(outlet).where(eq(outlet.id, outletId));
      if (!row) throw new Error('no outlet found for the booking');
      return loadSetup(row, on);
    },

    /**
     * Reloads the outlet, which may have been paused since. If the caller holds the lock on the outlet, the
     * result stays current.
     */
    async latest(on: Connection, setup: BookingSetup): Promise<BookingSetup> {
      const [row] = await on.select().from(outlet).where(eq(outlet.id, setup.outlet.id));
      return { ...setup, outlet: row ?? setup.outlet };
    },

    /** Returns the occupancy of the tables between two instants. */
    async occupancy(
      outletId: string,
      span: Span,
      ignoredClaims: IgnoredClaims = {},
      on: Connection = db,
    ): Promise<TableOccupancy> {
      const rows = await on
        .select({ table: tableClaim.tableId, claims: CLAIMS_OF_TABLE })
        .from(tableClaim)
        .where(and(eq(tableClaim.outletId, outletId), isOccupying(span, ignoredClaims, now())))
        .groupBy(tableClaim.tableId);
      return tableOccupancy(rows.flatMap(parseClaims));
    },
  };
}
