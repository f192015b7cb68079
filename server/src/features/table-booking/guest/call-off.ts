import { mayBecome, TABLE_BOOKING_STATUSES } from '@guest/shared/contracts/table-booking/table-booking-steps';
import { and, eq, inArray } from 'drizzle-orm';
import { guest, tableBooking } from '../../../platform/db/tables/schema';
import type { BookingParts } from '../record/booking-parts';
import { giveBack, lockOutlets } from '../availability/table-claims';

const CANCELLABLE = TABLE_BOOKING_STATUSES.filter((status) => mayBecome(status, 'cancelled', 'guest'));

/**
 * Cancels all bookings and waitlist places of a person at all hotels. Freed tables are offered to the
 * waitlist.
 */
export function createCallingOff({ db, dinings, line, writes, writing }: BookingParts) {
  return async (personId: string): Promise<void> => {
    const ahead = await db
      .select({ id: tableBooking.id, outletId: tableBooking.outletId, propertyId: tableBooking.propertyId })
      .from(tableBooking)
      .innerJoin(guest, eq(guest.id, tableBooking.guestId))
      .where(and(eq(guest.personId, personId), inArray(tableBooking.status, CANCELLABLE)));
    for (const { id, outletId, propertyId } of ahead) {
      const dining = await dinings.byId(outletId);
      await writing.at(propertyId, async (tx, tellings) => {
        await lockOutlets(tx, [outletId]);
        const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
        if (!row || !mayBecome(row.status, 'cancelled', 'guest')) return;
        const hadTable = await giveBack(tx, id);
        const done = await writes.step(tx, id, {
          set: { expiresAt: null },
          entry: { status: 'cancelled', by: 'guest' },
        });
        tellings.push(...done.tellings);
        if (hadTable) tellings.push(...(await line.next(tx, dining)));
      });
    }
  };
}
