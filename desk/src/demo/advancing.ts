import type { Ticket, TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';

/** The next status that the demo desk gives a request, and the time a person would need. */
const STEPS: Partial<Record<TicketStatus, { to: TicketStatus; afterMs: number }>> = {
  open: { to: 'acknowledged', afterMs: 6_000 },
  reopened: { to: 'acknowledged', afterMs: 6_000 },
  acknowledged: { to: 'in_progress', afterMs: 15_000 },
  in_progress: { to: 'done', afterMs: 60_000 },
};

interface Around {
  desk: DeskConnection;
  pace: Pace;
  isRelieved: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** Advances the requests of guests step by step until they are done. */
export function createAdvancing({ desk, pace, isRelieved, onTrouble }: Around) {
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
    if (isRelieved()) return;
    await desk
      .ask('changeStatusRequest', { trackingId, status: step.to, version })
      // A rejected change means that a colleague was faster.
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }

  const take = (ticket: Ticket) => void advance(ticket).catch(onTrouble);
  desk.hear('newGuestRequest', ({ ticket }) => take(ticket));
  desk.hear('requestUpdated', ({ ticket }) => take(ticket));

  return {
    /** Loads all requests to catch up on missed events. */
    async lookAtAll(): Promise<void> {
      for (const ticket of await desk.ask('loadGuestRequests', {})) take(ticket);
    },
  };
}
