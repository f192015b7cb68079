import type { RequestTemplate, Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { createStore } from 'zustand';
import type { Load } from '../../model/load/load';
import type { QueuedRequest } from './queued-request';

interface RequestsFacts {
  load: Load;
  /** The keys are tracking ids. */
  tickets: Readonly<Record<string, Ticket>>;
  templatesLoad: Load;
  templates: readonly RequestTemplate[];
  /** Unsent requests, the oldest first. */
  queued: readonly QueuedRequest[];
  /** Whether unsent requests survive a reload. */
  isPersistent: boolean;
}

/** The events of the store, each dispatched after it has happened. */
interface RequestsEvents {
  requestsRequested(): void;
  requestsLoaded(tickets: readonly Ticket[]): void;
  requestsFailed(): void;
  /** A request arrived by a push or as the reply to an action on this device. */
  requestReceived(ticket: Ticket): void;
  templatesRequested(): void;
  templatesLoaded(templates: readonly RequestTemplate[]): void;
  templatesFailed(): void;
  /** The requests in the outbox, and whether they survive a reload. */
  queueChanged(queue: { queued: readonly QueuedRequest[]; isPersistent: boolean }): void;
  /** The server uses another database, so everything received from it is invalid. */
  epochChanged(): void;
  guestChanged(): void;
}

export type RequestsState = RequestsFacts & RequestsEvents;
export type RequestsStore = ReturnType<typeof createRequestsStore>;

const NOTHING = { load: 'none', tickets: {} } satisfies Partial<RequestsFacts>;
const NO_TEMPLATES = { templatesLoad: 'none', templates: [] } satisfies Partial<RequestsFacts>;

export function createRequestsStore() {
  return createStore<RequestsState>()((set) => ({
    ...NOTHING,
    ...NO_TEMPLATES,
    queued: [],
    isPersistent: true,

    requestsRequested: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'loading' })),
    requestsLoaded: (tickets) =>
      set((known) => ({ load: 'ready', tickets: tickets.reduce(withTicket, known.tickets) })),
    requestsFailed: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'error' })),
    requestReceived: (ticket) => set(({ tickets }) => ({ tickets: withTicket(tickets, ticket) })),

    templatesRequested: () =>
      set(({ templatesLoad }) => ({ templatesLoad: templatesLoad === 'ready' ? 'ready' : 'loading' })),
    templatesLoaded: (templates) => set({ templatesLoad: 'ready', templates }),
    templatesFailed: () =>
      set(({ templatesLoad }) => ({ templatesLoad: templatesLoad === 'ready' ? 'ready' : 'error' })),

    queueChanged: set,

    epochChanged: () => set({ ...NOTHING, ...NO_TEMPLATES }),
    guestChanged: () => set({ ...NOTHING, ...NO_TEMPLATES, queued: [] }),
  }));
}

/** Ignores versions older than the known one, because pushes and replies may arrive out of order. */
function withTicket(tickets: RequestsFacts['tickets'], received: Ticket): RequestsFacts['tickets'] {
  const known = tickets[received.trackingId];
  return known && known.version >= received.version
    ? tickets
    : { ...tickets, [received.trackingId]: received };
}
