import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

/** The socket requests of staff about the rooms from which they stay away. */
export const roomCareRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './room-care-socket.schema').then(
      (it) => it.roomCareSocketChecks,
    ),
  {
    loadDoNotDisturb: { summary: 'The rooms that must not be disturbed' },
    endDoNotDisturb: { summary: 'Ends it, with a reason' },
  },
);

export const roomCarePushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './room-care-socket.schema').then(
      (it) => it.roomCarePushChecks,
    ),
  {
    doNotDisturbUpdated: 'To the guests of a reservation and the staff: turned on, changed or ended',
  },
);
