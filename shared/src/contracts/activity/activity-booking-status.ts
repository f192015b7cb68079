/**
 * The statuses of an activity booking, including those on the waitlist. A hold is no booking yet, so
 * `on_hold` is none of them. `canTransition` tells who may make which transition.
 */
export const ACTIVITY_BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'rejected',
  'lapsed',
  'cancelled',
  'redeemed',
  'no_show',
  'waitlisted',
  'offered',
] as const;
export type ActivityBookingStatus = (typeof ACTIVITY_BOOKING_STATUSES)[number];
export type ActivityActor = 'guest' | 'staff' | 'system';

type Sources = readonly (readonly [ActivityBookingStatus, ActivityActor])[];

/**
 * The transitions into each status: the previous status and the actor. `pending`, `confirmed` and
 * `waitlisted` can also be initial.
 */
const sources: Readonly<Record<ActivityBookingStatus, Sources>> = {
  pending: [],
  confirmed: [
    ['pending', 'staff'],
    ['offered', 'guest'],
    // Guests who have arrived come again if the hotel moves their session to a much later time.
    ['redeemed', 'staff'],
  ],
  rejected: [['pending', 'staff']],
  lapsed: [
    ['pending', 'system'],
    ['offered', 'system'],
    ['waitlisted', 'system'],
  ],
  cancelled: [
    ['pending', 'guest'],
    ['pending', 'staff'],
    ['pending', 'system'],
    ['confirmed', 'guest'],
    ['confirmed', 'staff'],
    ['confirmed', 'system'],
    ['waitlisted', 'guest'],
    ['waitlisted', 'staff'],
    ['waitlisted', 'system'],
    ['offered', 'guest'],
    ['offered', 'staff'],
    ['offered', 'system'],
    // Guests who have arrived are only cancelled together with their whole session.
    ['redeemed', 'staff'],
    ['redeemed', 'system'],
  ],
  redeemed: [['confirmed', 'staff']],
  no_show: [['confirmed', 'staff']],
  // A guest who accepts an offer after it has expired joins the waitlist again.
  waitlisted: [['lapsed', 'guest']],
  offered: [['waitlisted', 'system']],
};

export const canTransition = (
  from: ActivityBookingStatus,
  to: ActivityBookingStatus,
  by: ActivityActor,
): boolean => sources[to].some(([before, who]) => before === from && who === by);

/** A booking with one of these statuses can still change on its own, without its whole session. */
export const UNFINISHED_STATUSES = ['pending', 'confirmed', 'waitlisted', 'offered'] as const;

export const isUnfinished = (status: ActivityBookingStatus): boolean =>
  UNFINISHED_STATUSES.some((unfinished) => unfinished === status);

/** The reasons for which the hotel cancels a whole session. */
export const SESSION_CANCEL_REASONS = ['weather', 'minimum', 'staff', 'other'] as const;
export type SessionCancelReason = (typeof SESSION_CANCEL_REASONS)[number];

/** The reasons for which the hotel rejects, cancels or moves a booking. */
export const ACTIVITY_BOOKING_REASONS = [
  'weather',
  'minimum',
  'staff',
  'other',
  'full',
  'not_suitable',
  'guest_asked',
] as const;
export type ActivityBookingReason = (typeof ACTIVITY_BOOKING_REASONS)[number];

/** The details of the contact that an activity can require. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The ways to pay for an activity. */
export const ACTIVITY_PAYMENT_METHODS = ['room_charge', 'pay_there'] as const;
export type ActivityPaymentMethod = (typeof ACTIVITY_PAYMENT_METHODS)[number];
