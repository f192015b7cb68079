import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { ServedBooking } from './table-booking-socket.schema';

/** The socket requests of staff for table bookings. Guests use HTTP. */
export const tableBookingRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './table-booking-socket.schema').then(
      (it) => it.tableBookingRequestChecks,
    ),
  {
    loadTableBookings: { summary: 'Outlets: who comes, and who waits for an answer' },
    changeStatusTableBooking: {
      summary: 'Outlets: accepts, declines, seats, completes or cancels a booking, or notes that nobody came',
    },
    moveTableBooking: { summary: 'Outlets: gives a booking another time, area or size' },
  },
);

export const tableBookingPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './table-booking-socket.schema').then(
      (it) => it.tableBookingPushChecks,
    ),
  {
    tableBookingUpdated: 'To the guest and to those who serve: a booking is new, or has changed',
    waitlistOffered: 'To the guest: a table is free, and kept for them for some minutes',
  },
);
