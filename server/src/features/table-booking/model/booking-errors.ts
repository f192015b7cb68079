import type {
  NearSlot,
  SlotUnavailableData,
  SlotsReply,
} from '@guest/shared/contracts/table-booking/table-booking.contract';
import { RequestError } from '../../../platform/errors/request-error';

export type ClosedReason = NonNullable<SlotsReply['why']>['code'];

/** No table is free. The catcher replaces it with an error that lists nearby times. */
export class NoTableError extends Error {}

export const slotUnavailable = (data: SlotUnavailableData) =>
  new RequestError(409, 'slot_unavailable', 'That time was just taken. Here are the nearest free times.', {
    data,
  });

/** The outlet is open, but no visit starts at that time. */
export const betweenSlots = (data: SlotUnavailableData) =>
  new RequestError(409, 'slot_unavailable', 'Tables start at set times. Here are the nearest free times.', {
    data,
  });

export const outletClosed = (outlet: string, data?: SlotUnavailableData) =>
  new RequestError(409, 'outlet_closed', '{outlet} is closed then.', { values: { outlet }, data });

export const tooSoon = (minutes: number, data?: unknown) =>
  new RequestError(422, 'too_soon', 'Online booking closes {n} minutes before. Please call or message us.', {
    n: minutes,
    data,
  });

export const notBookable = (externalBookingUrl: string | null) =>
  new RequestError(409, 'not_bookable', "This venue doesn't take bookings here.", {
    data: externalBookingUrl === null ? {} : { externalBookingUrl },
  });

export const holdExpired = (
  { minutes, time }: { minutes: number; time: string },
  data: { localDateTime: string; partySize: number; areaUuid?: string; isFree: boolean; nearest: NearSlot[] },
) =>
  new RequestError(
    410,
    'hold_expired',
    'We held your table for {n} minutes and the time ran out. Is {time} still good?',
    { n: minutes, values: { time }, data },
  );

/** The hold belongs to another guest or is already deleted, so its time is unknown. */
export const holdGone = () =>
  new RequestError(410, 'hold_expired', "We're no longer holding your table. Please choose it again.");

export const bookingLimit = (n: number) =>
  new RequestError(409, 'booking_limit', 'You have {n} upcoming bookings, the most we can take online.', {
    n,
    data: { n },
  });

export const noSuchBooking = () => new RequestError(404, 'no_such_booking', 'Booking not found');

export type StaleCode = keyof typeof STALE_MESSAGES;

const STALE_MESSAGES = {
  cancel_too_late: "It's too late to cancel online. Message us and we'll help.",
  change_too_late: "It's too late to change this online. Message us and we'll help.",
  status_not_allowed: 'This booking can no longer be changed.',
  version_conflict: 'This booking was just changed.',
  grace_not_over: 'The table is kept for a while for those who are late.',
  late_not_now: 'You can let us know on the day, from a few hours before.',
} as const;

/** The status of the booking does not allow the change; `booking` is its current state. */
export const staleBooking = (code: StaleCode, booking: object) =>
  new RequestError(409, code, STALE_MESSAGES[code], { data: { booking } });

const WAITLIST_MESSAGES = {
  waitlist_full: 'The waiting list for this time is full.',
  waitlist_closed: "There's no waiting list for this time.",
  slot_free: 'A table is available at that time. You can book it now.',
} as const;

export const waitlistError = (code: keyof typeof WAITLIST_MESSAGES, nearest: NearSlot[]) =>
  new RequestError(409, code, WAITLIST_MESSAGES[code], { data: { nearest, waitlistOpen: false } });

export const alreadyBooked = ({ outlet, time }: { outlet: string; time: string }, booking: object) =>
  new RequestError(
    409,
    'already_booked',
    'You already have a table at {outlet} at {time}. Change it or book anyway?',
    { values: { outlet, time }, data: { booking } },
  );

export const offerExpired = (booking: object) =>
  new RequestError(
    410,
    'offer_expired',
    "That offer has passed to the next guest. You're still on the list.",
    {
      data: { booking },
    },
  );
