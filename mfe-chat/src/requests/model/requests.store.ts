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
  /** The requests of an earlier visit, which are shown until the server has sent its own, and when they were current. */
  copy: { at: number; tickets: Readonly<Record<string, Ticket>> } | null;
  /** Unsent requests, the oldest first. */
  queued: readonly QueuedRequest[];
  /** Whether unsent requests survive a reload. */
  isPersistent: boolean;
}

interface Copy {
  at: number;
  tickets: readonly Ticket[];
  templates: readonly RequestTemplate[];
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
  /** The device has a copy of an earlier visit. */
  copyFound(copy: Copy): void;
  /** The requests in the outbox, and whether they survive a reload. */
  queueChanged(queue: { queued: readonly QueuedRequest[]; isPersistent: boolean }): void;
  /** The server uses another database, so everything received from it is invalid. */
  epochChanged(): void;
  guestChanged(): void;
}

export type RequestsState = RequestsFacts & RequestsEvents;
export type RequestsStore = ReturnType<typeof createRequestsStore>;

const NOTHING = { load: 'none', tickets: {}, copy: null } satisfies Partial<RequestsFacts>;
const NO_TEMPLATES = { templatesLoad: 'none', templates: [] } satisfies Partial<RequestsFacts>;

export function createRequestsStore() {
  return createStore<RequestsState>()((set) => ({
    ...NOTHING,
    ...NO_TEMPLATES,
    queued: [],
    isPersistent: true,

    requestsRequested: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'loading' })),
    requestsLoaded: (tickets) =>
      set((known) => ({
        load: 'ready',
        copy: null,
        tickets: tickets.reduce(withTicket, withoutCopy(known)),
      })),
    requestsFailed: () => set(({ load }) => ({ load: load === 'ready' ? 'ready' : 'error' })),
    requestReceived: (ticket) => set(({ tickets }) => ({ tickets: withTicket(tickets, ticket) })),

    templatesRequested: () =>
      set(({ templatesLoad }) => ({ templatesLoad: templatesLoad === 'ready' ? 'ready' : 'loading' })),
    templatesLoaded: (templates) => set({ templatesLoad: 'ready', templates }),
    templatesFailed: () =>
      set(({ templatesLoad }) => ({ templatesLoad: templatesLoad === 'ready' ? 'ready' : 'error' })),

    copyFound: ({ at, tickets, templates }) =>
      set((known) => {
        if (known.load === 'ready') return {};
        const copied = tickets.reduce(withTicket, {});
        return {
          copy: { at, tickets: copied },
          tickets: Object.values(known.tickets).reduce(withTicket, copied),
          ...(known.templatesLoad !== 'ready' && { templates }),
        };
      }),
    queueChanged: set,

    epochChanged: () => set({ ...NOTHING, ...NO_TEMPLATES }),
    guestChanged: () => set({ ...NOTHING, ...NO_TEMPLATES, queued: [] }),
  }));
}

/**
 * Returns the requests without those of the copy, because the server may have removed them. Those received since
 * stay.
 */
const withoutCopy = ({ tickets, copy }: RequestsFacts): RequestsFacts['tickets'] =>
  copy
    ? Object.fromEntries(Object.entries(tickets).filter(([id, ticket]) => copy.tickets[id] !== ticket))
    : tickets;

/** Ignores versions older than the known one, because pushes and replies may arrive out of order. */
function withTicket(tickets: RequestsFacts['tickets'], received: Ticket): RequestsFacts['tickets'] {
  const known = tickets[received.trackingId];
  return known && known.version >= received.version
    ? tickets
    : { ...tickets, [received.trackingId]: received };
}
