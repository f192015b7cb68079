import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import {
  guest,
  idempotencyKey,
  outlet,
  tableBooking,
  tableBookingHistory,
  tableClaim,
} from '../../db/schema';

const AHEAD = ['requested', 'confirmed', 'seated', 'waitlisted', 'offered'] as const;

/** Whether somebody still expects a guest, at whatever hotel. */
export async function hasBookingsAhead(on: Connection, personId: string, now: number): Promise<boolean> {
  const [ahead] = await on
    .select({ id: tableBooking.id })
    .from(tableBooking)
    .innerJoin(guest, eq(guest.id, tableBooking.guestId))
    .where(
      and(
        eq(guest.personId, personId),
        inArray(tableBooking.status, [...AHEAD]),
        gt(tableBooking.endsAt, new Date(now)),
      ),
    )
    .limit(1);
  return ahead !== undefined;
}

/** What guests have booked, in their own words, for the copy that they may ask for. */
export const bookingsOfGuests = (on: Connection, guestIds: string[]) =>
  on
    .select({
      reference: tableBooking.reference,
      outlet: outlet.slug,
      localDateTime: tableBooking.localDateTime,
      status: tableBooking.status,
      partySize: tableBooking.partySize,
      children: tableBooking.children,
      highChairs: tableBooking.highChairs,
      firstName: tableBooking.firstName,
      phone: tableBooking.phone,
      occasion: tableBooking.occasion,
      note: tableBooking.note,
      allergies: tableBooking.allergies,
      accessibility: tableBooking.accessibility,
      answers: tableBooking.answers,
      createdAt: tableBooking.createdAt,
    })
    .from(tableBooking)
    .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
    .where(inArray(tableBooking.guestId, guestIds));

const NOBODY = {
  firstName: '',
  phone: null,
  occasion: 'none' as const,
  note: '',
  allergies: [],
  accessibility: [],
  answers: [],
};

/** Of the bookings of erased guests, only that there was one is left; what was still ahead is off, and its table free. */
export async function eraseFromBookings(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(idempotencyKey).where(inArray(idempotencyKey.guestId, guestIds));
  await tx.delete(tableClaim).where(inArray(tableClaim.guestId, guestIds));
  const isTheirs = inArray(tableBooking.guestId, guestIds);
  await tx
    .update(tableBooking)
    .set({ status: 'cancelled' })
    .where(and(isTheirs, inArray(tableBooking.status, [...AHEAD])));
  const erased = await tx.update(tableBooking).set(NOBODY).where(isTheirs).returning({ id: tableBooking.id });
  const ids = erased.map(({ id }) => id);
  // What was said at a change may name somebody.
  await tx.update(tableBookingHistory).set({ note: null }).where(inArray(tableBookingHistory.bookingId, ids));
  await tx
    .update(tableBookingHistory)
    .set({ actorId: null })
    .where(and(inArray(tableBookingHistory.bookingId, ids), eq(tableBookingHistory.by, 'guest')));
}
