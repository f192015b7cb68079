import type { Ticket, TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import type { Delays } from './delays';

/** The next status that the demo desk gives a request, and the time a person would need. */
const STEPS: Partial<Record<TicketStatus, { to: TicketStatus; afterMs: number }>> = {
  open: { to: 'acknowledged', afterMs: 6_000 },
  reopened: { to: 'acknowledged', afterMs: 6_000 },
  acknowledged: { to: 'in_progress', afterMs: 15_000 },
  in_progress: { to: 'done', afterMs: 60_000 },
};

interface RequestBotDeps {
  desk: DeskConnection;
  pace: Delays;
  isPaused: () => boolean;
  onError: (error: unknown) => void;
}

/** Advances the requests of guests step by step until they are done. */
export function createRequestBot({ desk, pace, isPaused, onError }: RequestBotDeps) {
  const waiting = new Map<string, number>();

  async function advance({ trackingId, status, version }: Ticket): Promise<void> {
    const step = STEPS[status];
    if (!step || waiting.get(trackingId) === version) return;
    waiting.set(trackingId, version);
    await pace.after(step.afterMs);
    // A newer version means that a colleague has changed the request; its own event starts a new step.
    if (waiting.get(trackingId) !== version) return;
    // The entry is removed before the request, because the event of this step may arrive before the reply.
    waiting.delete(trackingId);
    if (isPaused()) return;
    await desk
      .request('changeStatusRequest', { trackingId, status: step.to, version })
      // A rejected change means that a colleague was faster, or that the room must not be disturbed now.
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
  }

  const handle = (ticket: Ticket) => void advance(ticket).catch(onError);
  desk.on('newGuestRequest', ({ ticket }) => handle(ticket));
  desk.on('requestUpdated', ({ ticket }) => handle(ticket));
  // When a room may be disturbed again, its waiting requests continue.
  desk.on('doNotDisturbUpdated', ({ doNotDisturb: { endedAt } }) => {
    if (endedAt !== undefined) void checkAll().catch(onError);
  });

  /** Loads all requests to catch up on missed events. */
  async function checkAll(): Promise<void> {
    for (const ticket of await desk.request('loadGuestRequests', {})) handle(ticket);
  }

  return { checkAll };
}
