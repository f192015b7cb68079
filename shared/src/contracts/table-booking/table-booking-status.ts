/**
 * The statuses of a table booking, including those on the waitlist. `canTransitionBooking` tells who may make which
 * transition.
 */
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
export type BookingActor = 'guest' | 'staff' | 'system';

type BookingTransitions = readonly (readonly [TableBookingStatus, BookingActor])[];

/**
 * The transitions into each status: the previous status and the actor. `requested` and `waitlisted` can also
 * be initial.
 */
const bookingTransitions: Readonly<Record<TableBookingStatus, BookingTransitions>> = {
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
    // A guest who accepts an offer after it has expired stays on the waitlist.
    ['lapsed', 'guest'],
    // The offer expired while the outlet was paused, so the guest could not accept it.
    ['offered', 'system'],
  ],
  offered: [['waitlisted', 'system']],
};

export const canTransitionBooking = (
  from: TableBookingStatus,
  to: TableBookingStatus,
  by: BookingActor,
): boolean => bookingTransitions[to].some(([before, actor]) => before === from && actor === by);

/** A booking with one of these statuses occupies a table. */
const SEATING_STATUSES = ['requested', 'confirmed', 'seated', 'offered'] as const;

/** A booking with one of these statuses is not finished yet. */
export const ACTIVE_STATUSES = [...SEATING_STATUSES, 'waitlisted'] as const;

export const isBookingActive = (status: TableBookingStatus): boolean =>
  ACTIVE_STATUSES.some((active) => active === status);

/** The reasons for which an outlet declines, cancels or moves a booking. */
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

/** The delays in minutes that a guest can announce. */
export const LATE_MINUTES = [5, 10, 15, 20] as const;
