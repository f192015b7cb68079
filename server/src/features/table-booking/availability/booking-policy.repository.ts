import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { outlet, tableClaim } from '../../../platform/db/tables/schema';
import { selectSetups, toBookingSetup, type BookingSetup } from './booking-setup';
import { CLAIMS_OF_TABLE, isOccupying, parseClaims, type IgnoredClaims, type Span } from './occupying-claims';
import { tableOccupancy, type TableOccupancy } from './table-occupancy';

export type BookingPolicyRepository = ReturnType<typeof createBookingPolicyRepository>;

const setupBySlug = preparedQuery('booking setup by slug', (on) =>
  selectSetups(on).where(
    and(
      eq(outlet.propertyId, sql.placeholder('propertyId')),
      eq(outlet.slug, sql.placeholder('slug')),
      isNull(outlet.withdrawnAt),
    ),
  ),
);

const setupById = preparedQuery('booking setup by id', (on) =>
  selectSetups(on).where(eq(outlet.id, sql.placeholder('outletId'))),
);

export function createBookingPolicyRepository(db: Database, now: () => number) {
  return {
    async bySlug(propertyId: string, slug: string): Promise<BookingSetup | undefined> {
      const [row] = await setupBySlug(db).execute({ propertyId, slug: slug.toLowerCase() });
      return row && toBookingSetup(row);
    },

    async byId(outletId: string, on: Connection = db): Promise<BookingSetup> {
      const [row] = await setupById(on).execute({ outletId });
      if (!row) throw new Error('no outlet found for the booking');
      return toBookingSetup(row);
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
