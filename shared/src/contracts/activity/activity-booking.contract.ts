import { contract, type CallAddress } from '../core/endpoint';

export type { ActivityBooking, ActivityContact, Refund, UnitItem } from './activity-booking.schema';
export type { ActivityHold, NextSession, Overlap, PaymentOption } from './activity-hold.schema';

const session = '/web/property/:property/sessions/:sessionUuid';
const bookings = '/web/property/:property/bookings/activities';

/** All calls need a signed-in guest. */
const forGuest = (
  method: CallAddress['method'],
  path: CallAddress['path'],
  summary: string,
): CallAddress => ({ method, path, summary, needsGuest: true });

/**
 * Bookings of activities. Every call that creates a booking requires an `Idempotency-Key`: one UUID for each
 * intended booking, sent again with every retry. These are the errors by `code`, with their `data`:
 *
 * | code | status | data |
 * |---|---|---|
 * | `idempotency_key_required` | 400 | |
 * | `idempotency_in_progress` | 409, `retryAfter` | |
 * | `idempotency_mismatch` | 422 | |
 * | `stay_required`, `first_name_required` (with `fields`) | 422 | |
 * | `stay_unverified` (room charge) | 409 `room_charge_denied` | `{ reason }` |
 * | `room_charge_denied`, `pin_required` | 409 | `{ reason? }` |
 * | `units_range`, `needs_adult`, `companions_short`, `age_required`, `age_not_allowed` (with `fields`) | 422 | `{ problems }`, a list of `PartyProblem` |
 * | `answer_required`, `contact_required`, `note_too_long` (with `fields`) | 422 | |
 * | `waiver_required` (with `fields`) | 422 | `{ waiver }`: the current safety note |
 * | `session_full` | 409 | `{ next }`, a list of `NextSession`, and `waitlistOpen` |
 * | `session_closed` | 409 | `{ next }` |
 * | `session_cancelled` | 409 | `{ reason, next }` |
 * | `already_booked` | 409 | `{ booking }`: the same session; `isAnyway` does not help |
 * | `overlaps` | 409 | `{ items }`, a list of `Overlap`; `isAnyway: true` books anyway |
 * | `hold_expired` | 410 | `{ isFree, next }` |
 * | `hold_extended` | 409 | |
 * | `price_changed` | 409 | `{ total, priceToken }`, and `booking` for a change |
 * | `reschedule_failed` | 409 | `{ booking, next }`: the unchanged booking |
 * | `cancel_too_late`, `change_too_late` | 409 | `{ booking }` |
 * | `version_conflict`, `status_not_allowed` | 409 | `{ booking }`: the current booking |
 * | `booking_limit` | 409 | `{ n }` |
 * | `rebook_closed` (`insteadOf` was not called off by the hotel, or another booking has replaced it) | 409 | `{ booking }` |
 * | `outside_stay` | 422 | `{ from, until }`: the days that can be booked |
 * | `pay_way_not_offered` | 422 | `{ payWays }` |
 * | `rate_limited` | 429, `retryAfter` | |
 *
 * A session, a hold or a booking that is not the guest's, or not of this hotel, is a 404.
 */
export const activityBookingContract = contract(
  () => import('./activity-booking-calls.schema').then((it) => it.activityBookingChecks),
  {
    holdActivity: {
      ...forGuest('POST', `${session}/holds`, 'Holds places for some minutes and releases the previous hold'),
      status: 201,
    },
    getActivityHold: forGuest(
      'GET',
      '/web/property/:property/bookings/activity-hold',
      'The places that are held for the guest now',
    ),
    releaseActivityHold: {
      ...forGuest('DELETE', `${session}/holds/:holdUuid`, 'Releases held places; repeating it has no effect'),
      status: 204,
    },
    extendActivityHold: forGuest(
      'POST',
      `${session}/holds/:holdUuid/extend`,
      'Holds the places for five more minutes, once',
    ),
    bookActivity: {
      ...forGuest('POST', bookings, 'Books the held places, or requests them if the hotel has to approve'),
      status: 201,
    },
    listActivityBookings: forGuest('GET', bookings, "The guest's activities and places on waitlists"),
    getActivityBooking: forGuest('GET', `${bookings}/:uuid`, 'One of them'),
    changeActivityBooking: forGuest(
      'PUT',
      `${bookings}/:uuid`,
      'Changes a booking; another session is taken before the old one is released, or nothing changes',
    ),
    cancelActivityBooking: forGuest(
      'DELETE',
      `${bookings}/:uuid`,
      'Cancels a booking; repeating it has no effect',
    ),
  },
);

/**
 * The waitlist of a session that is sold out, and another session after the hotel has called one off. In
 * addition to the errors above:
 *
 * | code | status | data |
 * |---|---|---|
 * | `waitlist_full`, `waitlist_closed` | 409 | `{ next }` |
 * | `places_free` (joining the waitlist of a session with places) | 409 | `{ next }` |
 * | `offer_expired` | 410 | `{ booking }`: `waitlisted` again |
 * | `rebook_closed` (more than seven days ago, or not called off by the hotel) | 409 | `{ booking }` |
 */
export const activityWaitlistContract = contract(
  () => import('./activity-booking-calls.schema').then((it) => it.activityWaitlistChecks),
  {
    joinActivityWaitlist: {
      ...forGuest('POST', `${session}/waitlist`, 'Puts the guest on the waitlist of a sold-out session'),
      status: 201,
    },
    leaveActivityWaitlist: {
      ...forGuest('DELETE', `${session}/waitlist/:uuid`, 'Leaves the waitlist, or declines an offer'),
      status: 204,
    },
    acceptActivityOffer: forGuest(
      'POST',
      `${session}/waitlist/:uuid/accept`,
      'Books the places that are offered',
    ),
    rebookActivity: {
      ...forGuest(
        'POST',
        `${bookings}/:uuid/rebook`,
        'Books another session with the same people after the hotel has called the booked one off',
      ),
      status: 201,
    },
  },
);
