import { and, eq, gt, isNull, lt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { Occupancy } from './table-occupancy';

const MINUTE_MS = 60_000;

/** Claims to ignore in the occupancy: the guest's own hold and the booking that is being changed. */
export interface IgnoredClaims {
  guestId?: string | undefined;
  bookingId?: string | undefined;
}

/** A period in milliseconds. */
export interface Span {
  from: number;
  to: number;
}

/** `date_part` calculates with floating-point numbers; the decimals of `extract` take several times as long. */
const inMinutes = (column: typeof tableClaim.startsAt) => sql`(date_part('epoch', ${column}) / 60)::int`;

/**
 * The claims of one table as a string. They are aggregated because reading ten thousand rows takes longer than
 * processing them.
 */
export const CLAIMS_OF_TABLE = sql<string>`string_agg(${inMinutes(tableClaim.startsAt)} || ' ' ||
  ${inMinutes(tableClaim.endsAt)} || ' ' || ${tableClaim.partySize}, ',')`;

/** Returns the condition of claims that occupy their table between two instants. */
export function isOccupying(
  { from, to }: Span,
  { guestId, bookingId }: IgnoredClaims,
  now: number,
): SQL | undefined {
  const isReleased = or(
    lte(tableClaim.expiresAt, new Date(now)),
    guestId === undefined ? undefined : eq(tableClaim.guestId, guestId),
  );
  return and(
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
  );
}

/** Parses `CLAIMS_OF_TABLE`. */
export const parseClaims = ({ table, claims }: { table: number; claims: string }): Occupancy[] =>
  claims.split(',').map((claim) => {
    // Ten thousand claims are parsed for sixty days; an array for each would take longer than the rest.
    const [first, last] = [claim.indexOf(' '), claim.lastIndexOf(' ')];
    return {
      tableId: table,
      from: Number(claim.slice(0, first)) * MINUTE_MS,
      to: Number(claim.slice(first + 1, last)) * MINUTE_MS,
      partySize: Number(claim.slice(last + 1)),
    };
  });
