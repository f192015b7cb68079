import { contract } from '../core/endpoint';

export type { Hold, TableBooking } from './table-booking.schema';
export type { BookingPolicy, NearSlot, Slot, SlotsReply, SlotUnavailableData } from './table-slot.schema';

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
      summary: 'Lists the free times of a day for a party',
    },
    getBookingDays: {
      method: 'GET',
      path: '/web/property/:property/outlets/:outlet/slots/days',
      summary: 'Lists the coming days with availability for a party',
    },
    getHold: {
      method: 'GET',
      path: '/web/property/:property/bookings/hold',
      summary: 'Returns the table that is held for the guest',
      needsGuest: true,
    },
    holdTable: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/holds',
      summary: 'Holds a table for some minutes; ends the guest’s previous hold',
      needsGuest: true,
      status: 201,
    },
    releaseHold: {
      method: 'DELETE',
      path: '/web/property/:property/outlets/:outlet/holds/:holdUuid',
      summary: 'Ends a hold; repeating it changes nothing',
      needsGuest: true,
      status: 204,
    },
    bookTable: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/bookings',
      summary: 'Books the held table, or requests it if the outlet has to approve',
      needsGuest: true,
      status: 201,
    },
    listTableBookings: {
      method: 'GET',
      path: '/web/property/:property/bookings/tables',
      summary: 'Lists the guest’s bookings and waitlist entries',
      needsGuest: true,
    },
    getTableBooking: {
      method: 'GET',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary: 'Returns a booking',
      needsGuest: true,
    },
    changeTableBooking: {
      method: 'PUT',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary: 'Changes a booking; a new time is claimed before the old one is released',
      needsGuest: true,
    },
    cancelTableBooking: {
      method: 'DELETE',
      path: '/web/property/:property/bookings/tables/:uuid',
      summary: 'Cancels a booking; repeating it changes nothing',
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
      summary: 'Adds the guest to the waitlist of a full time',
      needsGuest: true,
      status: 201,
    },
    leaveWaitlist: {
      method: 'DELETE',
      path: '/web/property/:property/outlets/:outlet/waitlist/:uuid',
      summary: 'Leaves the waitlist, or declines an offer',
      needsGuest: true,
      status: 204,
    },
    acceptOffer: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/waitlist/:uuid/accept',
      summary: 'Accepts the offered table',
      needsGuest: true,
    },
  },
);
