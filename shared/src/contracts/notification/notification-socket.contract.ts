import { socketRequestsOf } from '../core/socket-call';

/** The socket requests about notifications. */
export const notificationRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './notification-socket.schema').then(
      (it) => it.notificationRequestChecks,
    ),
  { pageSeen: { summary: 'Reports that the guest now sees a page of the suite; guests only' } },
);
