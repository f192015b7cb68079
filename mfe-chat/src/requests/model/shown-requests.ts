import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';

/** Reports whether a request is in progress or waits for the guest's confirmation. */
export const isCurrentRequest = ({ status }: Ticket): boolean => isTicketActive(status) || status === 'done';

export const newestFirst = (tickets: Readonly<Record<string, Ticket>>): Ticket[] =>
  Object.values(tickets).sort((a, b) => (a.time < b.time ? 1 : -1));
