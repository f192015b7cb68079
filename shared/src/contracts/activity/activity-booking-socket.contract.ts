import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { StaffActivityBooking, StaffSession } from './activity-booking-socket.schema';

/** The socket requests of staff for activities. Guests use HTTP. */
export const activityBookingRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "activity-socket-checks" */ './activity-booking-socket.schema').then(
      (it) => it.activityBookingRequestChecks,
    ),
  {
    loadSessions: { summary: 'Activities: the sessions of a day' },
    loadRoster: { summary: 'Activities: who comes to a session' },
    changeStatusActivityBooking: {
      summary: 'Activities: accepts, rejects or cancels a booking, or notes that nobody came',
    },
    redeemActivity: { summary: 'Activities: redeems a voucher, once' },
    moveActivityBooking: { summary: 'Activities: gives a booking another session or other people' },
    newActivityWalkIn: { summary: 'Activities: adds people who came without a booking' },
    changeSession: {
      summary: 'Activities: changes time, place or capacity of a session and tells its guests',
    },
    previewCancelSession: { summary: 'Supervisors: whom a cancellation of a session would affect' },
    cancelSession: { summary: 'Supervisors: calls a session off and tells its guests' },
  },
);

export const activityBookingPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "activity-socket-checks" */ './activity-booking-socket.schema').then(
      (it) => it.activityBookingPushChecks,
    ),
  {
    activityBookingUpdated: 'To the guest and to those who run activities: a booking is new, or has changed',
    sessionUpdated: 'To everyone at the property: the places or the state of a session have changed',
  },
);
