import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import { createCloseTickets } from './close-tickets.job';
import { createOverdueTickets } from './overdue-tickets.job';
import { templateHandlers } from './template.handlers';
import { departmentTopics } from './department-topics';
import { ticketHandlers } from './ticket.handlers';
import { createTicketRepository } from './ticket.repository';

const OVERDUE_CHECK_MS = 30_000;

/** Service requests of guests. Events of a request go to the staff of its department. */
export function createTicketModule({ chat }: { chat: ChatDeps }): Module {
  const deps = { ...chat, tickets: createTicketRepository(chat.db) };
  return {
    handlers: { ...templateHandlers(chat), ...ticketHandlers(deps) },
    topics: [departmentTopics],
    jobs: [
      { name: 'doneRequests', everyMs: HOUSEKEEPING_MS, run: createCloseTickets(deps) },
      { name: 'waitingRequests', everyMs: OVERDUE_CHECK_MS, run: createOverdueTickets(deps) },
    ],
  };
}
