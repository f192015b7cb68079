import { ACTIVE_STATUSES } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  idempotencyKey,
  tableBooking,
  tableBookingHistory,
  tableClaim,
} from '../../../platform/db/tables/schema';

const ANONYMOUS = {
  firstName: '',
  phone: null,
  occasion: 'none' as const,
  note: '',
  allergies: [],
  accessibility: [],
  answers: [],
};

/**
 * Removes personal data from the bookings of erased guests and cancels those still ahead, which frees their
 * tables.
 */
export async function eraseFromBookings(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.guestId, guestIds));
  await tx.delete(tableClaim).where(inArray(tableClaim.guestId, guestIds));
  const isTheirs = inArray(tableBooking.guestId, guestIds);
  await tx
    .update(tableBooking)
    .set({ status: 'cancelled' })
    .where(and(isTheirs, inArray(tableBooking.status, [...ACTIVE_STATUSES])));
  const erased = await tx
    .update(tableBooking)
    .set(ANONYMOUS)
    .where(isTheirs)
    .returning({ id: tableBooking.id });
  const ids = erased.map(({ id }) => id);
  // A note on a change may contain a name.
  await tx.update(tableBookingHistory).set({ note: null }).where(inArray(tableBookingHistory.bookingId, ids));
  await tx
    .update(tableBookingHistory)
    .set({ actorId: null })
    .where(and(inArray(tableBookingHistory.bookingId, ids), eq(tableBookingHistory.by, 'guest')));
}
