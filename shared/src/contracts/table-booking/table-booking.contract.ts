import { contract } from '../core/endpoint';

export type { Hold, TableBooking } from './table-booking.schema';
export type {
  BookingDaysReply,
  BookingPolicy,
  DiningArea,
  NearSlot,
  Slot,
  SlotsReply,
  SlotStatus,
  SlotUnavailableData,
} from './table-slot.schema';

/**
 * Table bookings at the outlets of a property. Every call that creates a booking requires an
 * `Idempotency-Key`: one UUID for each intended booking, sent again with every retry. These are the errors by
 * `code`, with their `data`:
 *
 * | code | status | data |
 * |---|---|---|
 * | `idempotency_key_required` | 400 | |
 * | `idempotency_in_progress` | 409, `retryAfter` | |
 * | `idempotency_mismatch` | 422 | |
 * | `stay_required`, `first_name_required` (with `fields`) | 422 | |
 * | `slot_unavailable` | 409 | `SlotUnavailableData` |
 * | `outlet_closed` | 409 | `SlotUnavailableData` |
 * | `party_too_large`, `party_too_small` | 422 | `{ partyMin, partyMax }` |
 * | `too_soon`, `too_far`, `outside_stay` | 422 | `{ from, until }`: the days that can be booked |
 * | `hold_expired` | 410 | `{ localDateTime, partySize, areaUuid?, isFree, nearest }` |
 * | `already_booked` | 409 | `{ booking }`, a `TableBooking`; `isAnyway: true` books anyway |
 * | `booking_limit` | 409 | `{ n }` |
 * | `cancel_too_late`, `change_too_late` | 409 | `{ booking }` |
 * | `status_not_allowed`, `version_conflict` | 409 | `{ booking }`: the current booking |
 * | `waitlist_full`, `waitlist_closed` | 409 | `{ nearest }` |
 * | `slot_free` (joining the waitlist for a free slot) | 409 | `SlotUnavailableData` |
 * | `offer_expired` | 410 | `{ booking }`: `waitlisted` again |
 * | `not_bookable` (`none`, `external`) | 409 | `{ externalBookingUrl? }` |
 * | `note_too_long`, `answer_required` (with `fields`) | 422 | |
 * | `rate_limited` | 429, `retryAfter` | |
 */
export const tableBookingContract = contract(
  () =>
    import(/* webpackChunkName: "dining-checks" */ './table-booking.schema').then(
      (it) => it.tableBookingChecks,
    ),
  {
    getSlots: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/slots',
      summary: 'The times of one day of the house at which a party could sit down',
    },
    getBookingDays: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/slots/days',
      summary: 'What the coming days have to offer to a party, without their times',
    },
    getHold: {
      method: 'GET',
      path: '/web/property/:property/bookings/hold',
      summary: 'The table that is kept for the guest at this moment',
      needsGuest: true,
    },
    holdTable: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/holds',
      summary: 'Keeps a table for some minutes; what was kept for the guest before is given back',
      needsGuest: true,
      status: 201,
    },
    releaseHold: {
      method: 'DELETE',
      path: '/web/property/:property/outlets/:outlet/holds/:holdUuid',
      summary: 'Gives a kept table back; done twice it is done once',
      needsGuest: true,
      status: 204,
    },
    bookTable: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/bookings',
      summary: 'Books the table that is kept, or asks for it where the outlet has to approve',
      needsGuest: true,
      status: 201,
    },
    listTableBookings: {
      method: 'GET',
      path: '/web/property/:property/bookings/tables',
      summary: "The guest's tables and places in waiting lines",
      needsGuest: true,
    },
    getTableBooking: {
      method: 'GET',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary: 'One of them',
      needsGuest: true,
    },
    changeTableBooking: {
      method: 'PUT',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary:
        'Changes a booking; another time is taken before the old one is given back, or nothing changes',
      needsGuest: true,
    },
    cancelTableBooking: {
      method: 'DELETE',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary: 'Cancels a booking; done twice it is done once',
      needsGuest: true,
    },
    tellLate: {
      method: 'POST',
      path: '/web/property/:property/bookings/tables/:uuid/late',
      summary: 'Tells the outlet that the guest will be late',
      needsGuest: true,
    },
    joinWaitlist: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/waitlist',
      summary: 'Puts the guest on the list for a time that is full',
      needsGuest: true,
      status: 201,
    },
    leaveWaitlist: {
      method: 'DELETE',
      path: '/web/property/:property/outlets/:outlet/waitlist/:uuid',
      summary: 'Leaves the list, or refuses an offer',
      needsGuest: true,
      status: 204,
    },
    acceptOffer: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/waitlist/:uuid/accept',
      summary: 'Takes the table that is offered',
      needsGuest: true,
    },
  },
);

/** The header with the idempotency key. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
