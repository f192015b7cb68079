import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { outlet, property, tableBooking, tableBookingHistory } from '../../../platform/db/tables/schema';

const EXPORTED_COLUMNS = {
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

const HISTORY_COLUMNS = {
  status: tableBookingHistory.status,
  by: tableBookingHistory.by,
  at: tableBookingHistory.at,
  note: tableBookingHistory.note,
  reasonCode: tableBookingHistory.reasonCode,
};

/** Returns all bookings and waitlist places of the guests, for the export of personal data. */
export async function loadPersonalBookings(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({ id: tableBooking.id, exportedColumns: EXPORTED_COLUMNS })
    .from(tableBooking)
    .innerJoin(outlet, eq(outlet.id, tableBooking.outletId))
    .innerJoin(property, eq(property.id, tableBooking.propertyId))
    .where(inArray(tableBooking.guestId, guestIds))
    .orderBy(desc(tableBooking.createdAt));
  const entries = await on
    .select({ bookingId: tableBookingHistory.bookingId, entry: HISTORY_COLUMNS })
    .from(tableBookingHistory)
    .innerJoin(tableBooking, eq(tableBooking.id, tableBookingHistory.bookingId))
    .where(inArray(tableBooking.guestId, guestIds))
    .orderBy(asc(tableBookingHistory.id));
  return rows.map(({ id, exportedColumns }) => ({
    ...exportedColumns,
    histories: entries.filter(({ bookingId }) => bookingId === id).map(({ entry }) => entry),
  }));
}
