import type {
  StaffActivityBooking,
  StaffSession,
} from '@guest/shared/contracts/activity/activity-booking-socket.contract';
import { shortId } from '../core/find';
import { glance } from './printable';

/** Formats a session for the list: id, start, activity, place and who comes. */
export const sessionRow = (session: StaffSession): string[] => [
  shortId(session.sessionUuid),
  session.localDateTimeStart.replace('T', ' '),
  session.activityName,
  session.place,
  `${session.booked}${session.capacity === undefined ? '' : `/${session.capacity}`} booked`,
  [
    session.cancelled && `CALLED OFF: ${session.cancelled.reason}`,
    session.pending > 0 && `${session.pending} to answer`,
    session.waiting > 0 && `${session.waiting} waiting`,
    !session.guaranteed && `from ${session.minParticipants ?? 0} people`,
    session.weatherDependent && 'needs good weather',
  ]
    .filter(Boolean)
    .join(', '),
];

/** Formats a booking for the roster: id, reference, status, session, party, guest and notes. */
export const activityRow = (booking: StaffActivityBooking): string[] => [
  shortId(booking.uuid),
  booking.reference,
  booking.status,
  `${booking.activityName}, ${booking.localDateTimeStart.replace('T', ' ')}`,
  booking.units.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  [booking.guestName, booking.room && `room ${booking.room}`].filter(Boolean).join(', '),
  glance(
    [
      booking.mustCollect && 'collect the payment',
      booking.redeemed && `redeemed ${booking.redeemed.at.slice(11, 16)}Z by ${booking.redeemed.by}`,
      booking.note,
    ]
      .filter(Boolean)
      .join(' · '),
  ),
];
