import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { BookingRow } from '../model/booking.mapper';
import { NoTableError } from '../model/booking-errors';
import type { BookingPolicyRepository } from './booking-policy.repository';
import type { BookingSetup } from './booking-setup';
import type { IgnoredClaims } from './occupying-claims';
import { chooseTable, moveClaim, type Seating } from './table-claims';

/**
 * Returns the columns of a booking that change with its seating. Children and high chairs are limited to the
 * new party size, and a request expires before the new start at the latest.
 */
export const seatingColumns = (
  { localDateTime, partySize, areaId, from, to }: Seating,
  { children, highChairs, expiresAt }: BookingRow['booking'],
) => ({
  localDateTime,
  partySize,
  areaId,
  startsAt: new Date(from),
  endsAt: new Date(to),
  expiresAt: expiresAt && new Date(Math.min(expiresAt.getTime(), from)),
  children: Math.min(children, partySize),
  highChairs: Math.min(highChairs, partySize),
});

/** Changes the tables of bookings. The caller must hold the lock on the outlet. */
export function createTableAssignment(bookingPolicies: BookingPolicyRepository) {
  return {
    /**
     * Moves a booking to another table or time with one update, so the old claim is released only if the new
     * one succeeds. Throws `NoTableError`.
     */
    async move(
      tx: Connection,
      setup: BookingSetup,
      {
        row,
        seating,
        ignoredClaims,
      }: { row: BookingRow['booking']; seating: Seating; ignoredClaims: IgnoredClaims },
    ): Promise<void> {
      if (ignoredClaims.guestId !== undefined) await deleteHold(tx, setup, ignoredClaims.guestId);
      const [claim] = await tx.select().from(tableClaim).where(eq(tableClaim.bookingId, row.id));
      if (!claim) throw new NoTableError();
      const tableId = await chooseTable(tx, { bookingPolicies, setup, seating, ignoredClaims });
      const { localDateTime, partySize, areaId, from, to } = seating;
      const columns = { tableId, localDateTime, partySize, areaId };
      await moveClaim(tx, claim.id, { ...columns, startsAt: new Date(from), endsAt: new Date(to) });
    },
  };

  /** The guest's hold at this outlet was made for this change. */
  async function deleteHold(tx: Connection, { outlet }: BookingSetup, guestId: string): Promise<void> {
    await tx
      .delete(tableClaim)
      .where(
        and(eq(tableClaim.guestId, guestId), eq(tableClaim.outletId, outlet.id), eq(tableClaim.kind, 'hold')),
      );
  }
}
