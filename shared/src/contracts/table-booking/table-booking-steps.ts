/** The states of a table booking, and who may take it from which to which. A place in a waiting line is one as well. */
export const TABLE_BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'declined',
  'lapsed',
  'cancelled',
  'seated',
  'completed',
  'no_show',
  'waitlisted',
  'offered',
] as const;
export type TableBookingStatus = (typeof TABLE_BOOKING_STATUSES)[number];
export type BookingBy = 'guest' | 'staff' | 'system';

type Ways = readonly (readonly [TableBookingStatus, BookingBy])[];

/** How a booking gets to a status: from which, and by whom. `requested` and `waitlisted` are how it begins. */
const ways: Readonly<Record<TableBookingStatus, Ways>> = {
  requested: [],
  confirmed: [
    ['requested', 'staff'],
    ['offered', 'guest'],
  ],
  declined: [['requested', 'staff']],
  lapsed: [
    ['requested', 'system'],
    ['offered', 'system'],
    ['waitlisted', 'system'],
  ],
  cancelled: [
    ['requested', 'guest'],
    ['requested', 'staff'],
    ['confirmed', 'guest'],
    ['confirmed', 'staff'],
    ['waitlisted', 'guest'],
    ['waitlisted', 'staff'],
    ['offered', 'guest'],
    ['offered', 'staff'],
  ],
  seated: [['confirmed', 'staff']],
  completed: [
    ['seated', 'staff'],
    ['seated', 'system'],
    ['confirmed', 'system'],
  ],
  no_show: [['confirmed', 'staff']],
  waitlisted: [
    // Whoever comes too late for an offer, and comes, is kept on the list.
    ['lapsed', 'guest'],
    // An offer that ran out while the outlet was paused, so that nobody could take it.
    ['offered', 'system'],
  ],
  offered: [['waitlisted', 'system']],
};

export const mayBecome = (from: TableBookingStatus, to: TableBookingStatus, by: BookingBy): boolean =>
  ways[to].some(([before, who]) => before === from && who === by);

/** A table is kept for it. */
export const takesTable = (status: TableBookingStatus): boolean =>
  ['requested', 'confirmed', 'seated', 'offered'].includes(status);

/** Something is still to come of it. */
export const isAhead = (status: TableBookingStatus): boolean => takesTable(status) || status === 'waitlisted';

/** Why an outlet declines a booking, cancels or moves it. */
export const BOOKING_REASONS = [
  'full',
  'closed',
  'private_event',
  'large_party',
  'weather',
  'guest_asked',
  'other',
] as const;
export type BookingReason = (typeof BOOKING_REASONS)[number];

export const OCCASIONS = ['none', 'birthday', 'anniversary', 'honeymoon', 'business', 'other'] as const;

/** By how many minutes a guest may say that they will be late. */
export const LATE_MINUTES = [5, 10, 15, 20] as const;
