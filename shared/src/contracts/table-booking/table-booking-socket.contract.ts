import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { StaffBooking } from './table-booking-socket.schema';

/** The socket requests of staff for table bookings. Guests use HTTP. */
export const tableBookingRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './table-booking-socket.schema').then(
      (it) => it.tableBookingRequestChecks,
    ),
  {
    loadTableBookings: { summary: 'Lists bookings; outlet staff only' },
    changeStatusTableBooking: {
      summary: 'Changes the status of a booking; outlet staff only',
    },
    moveTableBooking: { summary: 'Changes time, area or party size of a booking; outlet staff only' },
  },
);

export const tableBookingPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './table-booking-socket.schema').then(
      (it) => it.tableBookingPushChecks,
    ),
  {
    tableBookingUpdated: 'To the guest and staff: a booking is new or has changed',
    waitlistOffered: 'To the guest: a table is free and held for some minutes',
  },
);
