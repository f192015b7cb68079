import {
  canTransitionBooking,
  TABLE_BOOKING_STATUSES,
} from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq, inArray } from 'drizzle-orm';
import { guest, tableBooking } from '../../../platform/db/tables/schema';
import type { BookingDeps } from '../record/booking-deps';
import { releaseClaim, lockOutlets } from '../availability/table-claims';

const CANCELLABLE = TABLE_BOOKING_STATUSES.filter((status) =>
  canTransitionBooking(status, 'cancelled', 'guest'),
);

/**
 * Cancels all bookings and waitlist places of a person at all hotels. Freed tables are offered to the
 * waitlist.
 */
export function createCancelBooking({
  db,
  bookingPolicies,
  waitlist,
  recorder,
  bookingTransaction,
}: BookingDeps) {
  return async (personId: string): Promise<void> => {
    const upcoming = await db
      .select({ id: tableBooking.id, outletId: tableBooking.outletId, propertyId: tableBooking.propertyId })
      .from(tableBooking)
      .innerJoin(guest, eq(guest.id, tableBooking.guestId))
      .where(and(eq(guest.personId, personId), inArray(tableBooking.status, CANCELLABLE)));
    for (const { id, outletId, propertyId } of upcoming) {
      const setup = await bookingPolicies.byId(outletId);
      await bookingTransaction.run(propertyId, async (tx, outboxRows) => {
        await lockOutlets(tx, [outletId]);
        const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
        if (!row || !canTransitionBooking(row.status, 'cancelled', 'guest')) return;
        const hadTable = await releaseClaim(tx, id);
        const done = await recorder.record(tx, id, {
          set: { expiresAt: null },
          entry: { status: 'cancelled', by: 'guest' },
        });
        outboxRows.push(...done.outboxRows);
        if (hadTable) outboxRows.push(...(await waitlist.offerTables(tx, setup)));
      });
    }
  };
}
