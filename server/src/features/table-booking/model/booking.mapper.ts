import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import { isBookingActive } from '@guest/shared/contracts/table-booking/table-booking-status';
import type {
  diningArea,
  guest,
  outlet,
  tableBooking,
  tableBookingHistory,
} from '../../../platform/db/tables/schema';
import type { PropertyRow, PropertyScope } from '../../property/property-scope';
import { toHistoryEntry } from './history-entry';
import { toBookingPolicy } from './policy.mapper';

const MINUTE_MS = 60_000;
/** A delay can be reported from this long before the start. */
const DELAY_REPORTED_FROM_MS = 4 * 60 * MINUTE_MS;

export interface BookingRow {
  booking: typeof tableBooking.$inferSelect;
  outlet: typeof outlet.$inferSelect;
  guest: typeof guest.$inferSelect;
  property: PropertyRow;
  area: typeof diningArea.$inferSelect | null;
  tableName: string | null;
  placeInLine: number | null;
  histories: (typeof tableBookingHistory.$inferSelect & { nickName: string | null })[];
}

/** The language, the current time and the calendar link used to map a booking. */
export interface BookingMapperOptions {
  scope: PropertyScope;
  now: number;
  calendarPath: string;
}

/** The facts of a booking that decide what its guest may do. */
export type BookingDeadlines = Pick<BookingRow['booking'], 'status' | 'startsAt' | 'policy'>;

/** Returns the instant until which the guest can cancel. */
export const cancelByOf = ({ startsAt, policy }: BookingDeadlines): number =>
  startsAt.getTime() - policy.cancelCutoffMinutes * MINUTE_MS;

/**
 * Requests and places on the waitlist can be cancelled at any time; only confirmed bookings have a deadline.
 */
export const canCancel = (booking: BookingDeadlines, now: number): boolean =>
  isBookingActive(booking.status) &&
  booking.status !== 'seated' &&
  (booking.status !== 'confirmed' || now <= cancelByOf(booking));

/** Whether guests can book at an outlet here, or move a booking within it. */
export const takesBookings = ({
  bookingMode,
  withdrawnAt,
}: Pick<BookingRow['outlet'], 'bookingMode' | 'withdrawnAt'>): boolean =>
  withdrawnAt === null && bookingMode !== 'none' && bookingMode !== 'external';

/** Whether the deadline of a booking lets its guest change it. */
export const canModify = ({ status, startsAt, policy }: BookingDeadlines, now: number): boolean =>
  (status === 'confirmed' || status === 'requested') &&
  now <= startsAt.getTime() - policy.modifyCutoffMinutes * MINUTE_MS;

export const graceEndsAt = ({ startsAt, policy, lateMinutes }: BookingRow['booking']): number =>
  startsAt.getTime() + Math.max(policy.lateGraceMinutes, lateMinutes ?? 0) * MINUTE_MS;

export const canReportDelay = (booking: BookingDeadlines, now: number): boolean =>
  booking.status === 'confirmed' &&
  now >= booking.startsAt.getTime() - DELAY_REPORTED_FROM_MS &&
  now <= booking.startsAt.getTime() + booking.policy.lateGraceMinutes * MINUTE_MS;

export function toTableBooking(
  row: BookingRow,
  { scope, now, calendarPath }: BookingMapperOptions,
): TableBooking {
  const { booking, outlet, area, tableName, placeInLine } = row;
  const { localize, price } = scope;
  const { deposit } = booking.policy;
  return {
    uuid: booking.id,
    reference: booking.reference,
    outletUuid: outlet.id,
    outletSlug: outlet.slug,
    outletName: localize(outlet.name),
    place: localize(outlet.place),
    localDateTime: booking.localDateTime,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    durationMinutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / MINUTE_MS,
    partySize: booking.partySize,
    children: booking.children,
    highChairs: booking.highChairs,
    ...(area && { areaUuid: area.id, areaName: localize(area.name) }),
    ...(tableName !== null && { tableName }),
    status: booking.status,
    firstName: booking.firstName,
    ...(booking.phone !== null && { phone: booking.phone }),
    occasion: booking.occasion,
    note: booking.note,
    allergies: booking.allergies,
    accessibility: booking.accessibility,
    answers: booking.answers,
    ...(deposit && { price: price(deposit.perPerson * booking.partySize) }),
    policySnapshot: toBookingPolicy(booking.policy, outlet.bookingMode, scope),
    cancelBy: new Date(cancelByOf(booking)).toISOString(),
    canCancel: canCancel(booking, now),
    canModify: takesBookings(outlet) && canModify(booking, now),
    canTellLate: canReportDelay(booking, now),
    ...(booking.lateMinutes !== null && { lateMinutes: booking.lateMinutes }),
    ...(booking.expiresAt && { expiresAt: booking.expiresAt.toISOString() }),
    ...(placeInLine !== null && { placeInLine }),
    alternatives: booking.alternatives,
    histories: row.histories.map(toHistoryEntry),
    calendarPath,
    version: booking.version,
    createdAt: booking.createdAt.toISOString(),
  };
}

/** Maps a booking with the additional details for staff. */
export function toServedBooking(row: BookingRow, options: BookingMapperOptions): StaffBooking {
  const { firstName, lastName, room, lang } = row.guest;
  return {
    ...toTableBooking(row, options),
    guestName: [firstName, lastName].filter(Boolean).join(' ') || row.booking.firstName,
    ...(room !== null && { room }),
    ...(lang !== null && { lang }),
    ...(row.area && {
      area: {
        uuid: row.area.id,
        name: options.scope.localize(row.area.name),
        accessible: row.area.isAccessible,
      },
    }),
  };
}
