import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { MobileApp } from './property-socket.schema';

/** The socket requests about settings of the hotel itself. */
export const propertyRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "property-socket-checks" */ './property-socket.schema').then(
      (it) => it.propertyRequestChecks,
    ),
  {
    loadMobileApp: { summary: "Supervisors: the hotel's own app, and the address of the links that open it" },
    changeMobileApp: { summary: "Supervisors: sets or removes the hotel's own app" },
  },
);

/** The socket pushes about the hotel itself. */
export const propertyPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './property-push.schema').then(
      (it) => it.propertyPushChecks,
    ),
  { contentPublished: 'The hotel’s content changed' },
);
