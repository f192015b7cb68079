import type { StaffBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import { shortId } from '../core/find';
import { glance } from './printable';

/** Formats a booking for the list: id, reference, status, time, party, guest and notes. */
export const bookingRow = (booking: StaffBooking): string[] => [
  shortId(booking.uuid),
  booking.reference,
  booking.status + (booking.lateMinutes === undefined ? '' : `, ${booking.lateMinutes} min late`),
  booking.localDateTime.replace('T', ' '),
  booking.outletName,
  `for ${booking.partySize}`,
  booking.tableName === undefined ? '–' : `table ${booking.tableName}`,
  [booking.guestName, booking.room && `room ${booking.room}`].filter(Boolean).join(', '),
  glance([booking.allergies.join(', '), booking.note].filter(Boolean).join(' · ')),
];
