import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { RequestTemplate, Ticket } from './ticket.schema';
export type { TicketStatus } from './ticket-status';

/** The socket requests for service requests. */
export const ticketRequests = socketRequestsOf(
  () => import(/* webpackChunkName: "socket-checks" */ './ticket.schema').then((it) => it.ticketChecks),
  {
    getRequestTemplates: { summary: 'Lists services' },
    loadGuestRequests: { summary: 'Lists requests' },
    newGuestRequest: { summary: 'Creates a request' },
    changeStatusRequest: { summary: 'Changes a request’s status' },
  },
);

/** The socket pushes for service requests. */
export const ticketPushes = socketPushesOf(
  () => import(/* webpackChunkName: "socket-checks" */ './ticket.schema').then((it) => it.ticketPushChecks),
  {
    newGuestRequest: 'To staff and the guest’s other devices: a new request',
    requestUpdated: 'A request has changed',
  },
);
