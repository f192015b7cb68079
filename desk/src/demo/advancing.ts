import type { Ticket, TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';

/** What the demo desk does with a request, and how long a person would take until then. */
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

/** Takes what guests ask for from step to step, until it is done. */
export function createAdvancing({ desk, pace, isRelieved, onTrouble }: Around) {
  const waiting = new Map<string, number>();

  async function advance({ trackingId, status, version }: Ticket): Promise<void> {
    const step = STEPS[status];
    if (!step || waiting.get(trackingId) === version) return;
    waiting.set(trackingId, version);
    await pace.after(step.afterMs);
    // Meanwhile it went on by another hand, which is told, too.
    if (waiting.get(trackingId) !== version) return;
    // Before it is asked: the step is told of, and may be on its way here before the answer.
    waiting.delete(trackingId);
    if (isRelieved()) return;
    await desk
      .ask('changeStatusRequest', { trackingId, status: step.to, version })
      // Somebody was faster.
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }

  const take = (ticket: Ticket) => void advance(ticket).catch(onTrouble);
  desk.hear('newGuestRequest', ({ ticket }) => take(ticket));
  desk.hear('requestUpdated', ({ ticket }) => take(ticket));

  return {
    /** What was not heard of. */
    async lookAtAll(): Promise<void> {
      for (const ticket of await desk.ask('loadGuestRequests', {})) take(ticket);
    },
  };
}
