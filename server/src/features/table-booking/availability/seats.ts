import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { BookingRow } from '../model/booking-reply';
import { NoTable } from '../model/booking-refusals';
import type { Beside, Dining, DiningRepository } from './dining.repository';
import { chooseTable, moveClaim, type Seating } from './table-claims';

/**
 * Returns the columns of a booking that change with its seating. Children and high chairs are limited to the
 * new party size, and a request expires before the new start at the latest.
 */
export const seatedAs = (
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
export function createSeats(dinings: DiningRepository) {
  return {
    /**
     * Moves a booking to another table or time with one update, so the old claim is released only if the new
     * one succeeds. Throws `NoTable`.
     */
    async move(
      tx: Connection,
      dining: Dining,
      { row, seating, beside }: { row: BookingRow['booking']; seating: Seating; beside: Beside },
    ): Promise<void> {
      if (beside.guestId !== undefined) await dropHold(tx, dining, beside.guestId);
      const [claim] = await tx.select().from(tableClaim).where(eq(tableClaim.bookingId, row.id));
      if (!claim) throw new NoTable();
      const tableId = await chooseTable(tx, { dinings, dining, seating, beside });
      const { localDateTime, partySize, areaId, from, to } = seating;
      const place = { tableId, localDateTime, partySize, areaId };
      await moveClaim(tx, claim.id, { ...place, startsAt: new Date(from), endsAt: new Date(to) });
    },
  };

  /** The guest's hold at this outlet was made for this change. */
  async function dropHold(tx: Connection, { outlet }: Dining, guestId: string): Promise<void> {
    await tx
      .delete(tableClaim)
      .where(
        and(eq(tableClaim.guestId, guestId), eq(tableClaim.outletId, outlet.id), eq(tableClaim.kind, 'hold')),
      );
  }
}
