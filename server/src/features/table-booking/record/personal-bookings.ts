import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  guest,
  idempotencyKey,
  outlet,
  property,
  tableBooking,
  tableBookingHistory,
  tableClaim,
} from '../../../platform/db/tables/schema';

const AHEAD = ['requested', 'confirmed', 'seated', 'waitlisted', 'offered'] as const;

/** Returns whether the person has upcoming bookings at any hotel. */
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

/** Returns all bookings and waitlist places of the guests, for the export of personal data. */
export async function bookingsOfGuests(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({ id: tableBooking.id, told: TOLD })
    .from(tableBooking)
    .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
    .innerJoin(property, eq(property.id, tableBooking.propertyId))
    .where(inArray(tableBooking.guestId, guestIds))
    .orderBy(desc(tableBooking.createdAt));
  const entries = await on
    .select({ of: tableBookingHistory.bookingId, entry: STEP })
    .from(tableBookingHistory)
    .innerJoin(tableBooking, eq(tableBooking.id, tableBookingHistory.bookingId))
    .where(inArray(tableBooking.guestId, guestIds))
    .orderBy(asc(tableBookingHistory.id));
  return rows.map(({ id, told }) => ({
    ...told,
    histories: entries.filter(({ of }) => of === id).map(({ entry }) => entry),
  }));
}

const TOLD = {
  reference: tableBooking.reference,
  hotel: property.slug,
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
  lateMinutes: tableBooking.lateMinutes,
  queuedAt: tableBooking.queuedAt,
  createdAt: tableBooking.createdAt,
};

const STEP = {
  status: tableBookingHistory.status,
  by: tableBookingHistory.by,
  at: tableBookingHistory.at,
  note: tableBookingHistory.note,
  reasonCode: tableBookingHistory.reasonCode,
};

const NOBODY = {
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
    .where(and(isTheirs, inArray(tableBooking.status, [...AHEAD])));
  const erased = await tx.update(tableBooking).set(NOBODY).where(isTheirs).returning({ id: tableBooking.id });
  const ids = erased.map(({ id }) => id);
  // A note on a change may contain a name.
  await tx.update(tableBookingHistory).set({ note: null }).where(inArray(tableBookingHistory.bookingId, ids));
  await tx
    .update(tableBookingHistory)
    .set({ actorId: null })
    .where(and(inArray(tableBookingHistory.bookingId, ids), eq(tableBookingHistory.by, 'guest')));
}
