import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';

export const newestFirst = (tickets: Readonly<Record<string, Ticket>>): Ticket[] =>
  Object.values(tickets).sort((a, b) => (a.time < b.time ? 1 : -1));
