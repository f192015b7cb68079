import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { AtDesk } from '../core/command';
import { requestRow } from '../terminal/request-row';
import { table } from '../terminal/table';

const AGAIN_AFTER_MS = 30_000;

interface Around {
  say: (line: string) => void;
  ring: () => void;
  onTrouble: (error: unknown) => void;
}

const isUnseen = ({ status, escalatedAt }: Ticket) =>
  escalatedAt !== undefined && (status === 'open' || status === 'reopened');

/** Prints requests that no staff member has seen in time, and rings every half minute until one has. */
export function ringForUnseen({ desk }: Pick<AtDesk, 'desk'>, { say, ring, onTrouble }: Around): void {
  const unseen = new Map<string, Ticket>();

  function heard(ticket: Ticket): void {
    const isKnown = unseen.has(ticket.trackingId);
    if (!isUnseen(ticket)) return void unseen.delete(ticket.trackingId);
    unseen.set(ticket.trackingId, ticket);
    if (isKnown) return;
    say(`• nobody has seen this yet: ${table([requestRow(ticket)]).join('')}`);
    ring();
  }

  desk.hear('requestUpdated', ({ ticket }) => heard(ticket));
  // The first load covers the time before the start, later ones interruptions of the connection.
  desk.whenConnected(() => {
    desk
      .ask('loadGuestRequests', {})
      .then((all) => all.forEach(heard))
      .catch(onTrouble);
  });
  setInterval(() => {
    if (unseen.size > 0) ring();
  }, AGAIN_AFTER_MS).unref();
}
