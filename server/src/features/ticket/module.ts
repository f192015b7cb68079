import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { ChatParts } from '../chat/core/chat-parts';
import { createClosing } from './close-done';
import { createOverdueWatch } from './overdue';
import { templateEvents } from './template.events';
import { departmentTopics } from './ticket-queue';
import { ticketEvents } from './ticket.events';

const OVERDUE_CHECK_MS = 30_000;

/** Service requests of guests. Events of a request go to the staff of its department. */
export const createTicketModule = ({ chat }: { chat: ChatParts }): Module => ({
  handlers: { ...templateEvents(chat), ...ticketEvents(chat) },
  topics: [departmentTopics],
  jobs: [
    { name: 'doneRequests', everyMs: HOUSEKEEPING_MS, run: createClosing(chat) },
    { name: 'waitingRequests', everyMs: OVERDUE_CHECK_MS, run: createOverdueWatch(chat) },
  ],
});
