import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { BookingRow } from '../model/booking-reply';
import { NoTable } from '../model/booking-refusals';
import type { Beside, Dining, DiningRepository } from './dining.repository';
import { chooseTable, moveClaim, type Seating } from './table-claims';

/**
 * What of a booking changes with its seating. A party that has become smaller has no more children than guests; what is
 * asked for sooner is answered by then.
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

/** Where bookings sit. The outlet is locked by the caller. */
export function createSeats(dinings: DiningRepository) {
  return {
    /** Gives a booking another table or time; the old one goes with the same statement. Throws `NoTable`. */
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

  /** What the guest holds here was for this. */
  async function dropHold(tx: Connection, { outlet }: Dining, guestId: string): Promise<void> {
    await tx
      .delete(tableClaim)
      .where(
        and(eq(tableClaim.guestId, guestId), eq(tableClaim.outletId, outlet.id), eq(tableClaim.kind, 'hold')),
      );
  }
}
