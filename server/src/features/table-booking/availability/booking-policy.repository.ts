import { and, asc, eq, gt, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  bookingPolicy,
  diningArea,
  diningTable,
  outlet,
  tableClaim,
} from '../../../platform/db/tables/schema';
import { DEFAULT_POLICY } from '../model/default-policy';
import { tableOccupancy, type Occupancy, type TableOccupancy } from './table-occupancy';

const MINUTE_MS = 60_000;

type OutletRow = typeof outlet.$inferSelect;

/** An outlet with everything needed to decide whether it can seat a party. */
export interface BookingSetup {
  outlet: OutletRow;
  rules: typeof DEFAULT_POLICY;
  bookableHours: (typeof bookingPolicy.$inferSelect)['bookableHours'];
  mostParties: number;
  mostCovers: number;
  areas: (typeof diningArea.$inferSelect)[];
  tables: (typeof diningTable.$inferSelect)[];
}

/** Claims to ignore in the occupancy: the guest's own hold and the booking that is being changed. */
export interface IgnoredClaims {
  guestId?: string | undefined;
  bookingId?: string | undefined;
}

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
    const tables = await on
      .select()
      .from(diningTable)
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

    /**
     * Returns the occupancy of the tables between two instants. The claims of a table are aggregated into one
     * string, because reading ten thousand rows takes longer than processing them.
     */
    async occupancy(
      outletId: string,
      { from, to }: { from: number; to: number },
      { guestId, bookingId }: IgnoredClaims = {},
      on: Connection = db,
    ): Promise<TableOccupancy> {
      const isReleased = or(
        lte(tableClaim.expiresAt, new Date(now())),
        guestId === undefined ? undefined : eq(tableClaim.guestId, guestId),
      );
      const inMinutes = (column: typeof tableClaim.startsAt) =>
        sql`(extract(epoch from ${column}) / 60)::int`;
      const rows = await on
        .select({
          table: tableClaim.tableId,
          claims: sql<string>`string_agg(${inMinutes(tableClaim.startsAt)} || ' ' || ${inMinutes(tableClaim.endsAt)}
            || ' ' || ${tableClaim.partySize}, ',')`,
        })
        .from(tableClaim)
        .where(
          and(
            eq(tableClaim.outletId, outletId),
            lt(tableClaim.startsAt, new Date(to)),
            gt(tableClaim.endsAt, new Date(from)),
            // Offers and bookings occupy their table until they are ended; a hold ends by its expiry.
            or(ne(tableClaim.kind, 'hold'), not(isReleased ?? sql`false`)),
            bookingId === undefined
              ? undefined
              : or(
                  isNull(tableClaim.bookingId),
                  ne(tableClaim.bookingId, bookingId),
                  // A guest can ignore only their own claims, even if they name the booking of another guest.
                  guestId === undefined ? undefined : ne(tableClaim.guestId, guestId),
                ),
          ),
        )
        .groupBy(tableClaim.tableId);
      return tableOccupancy(rows.flatMap(parseClaims));
    },
  };
}

const parseClaims = ({ table, claims }: { table: number; claims: string }): Occupancy[] =>
  claims.split(',').map((claim) => {
    const [from = 0, to = 0, partySize = 0] = claim.split(' ').map(Number);
    return { tableId: table, from: from * MINUTE_MS, to: to * MINUTE_MS, partySize };
  });
