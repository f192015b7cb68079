import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { RequestTemplate, Ticket } from './ticket.schema';
export type { TicketStatus } from './ticket-steps';

/** The socket requests for service requests. */
export const ticketRequests = socketRequestsOf(
  () => import(/* webpackChunkName: "socket-checks" */ './ticket.schema').then((it) => it.ticketChecks),
  {
    getRequestTemplates: { summary: 'What can be asked for' },
    loadGuestRequests: { summary: 'What was asked for' },
    newGuestRequest: { summary: 'Asks for something' },
    changeStatusRequest: { summary: 'Takes a request a step on' },
  },
);

/** The socket pushes for service requests. */
export const ticketPushes = socketPushesOf(
  () => import(/* webpackChunkName: "socket-checks" */ './ticket.schema').then((it) => it.ticketPushChecks),
  {
    newGuestRequest: 'To staff, and to the other devices of the guest: something was asked for',
    requestUpdated: 'A request is a step on',
  },
);
