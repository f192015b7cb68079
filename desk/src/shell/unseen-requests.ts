import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { DeskContext } from '../core/command';
import { requestRow } from '../terminal/request-row';
import { table } from '../terminal/table';

const ALERT_INTERVAL_MS = 30_000;

interface UnseenRequestsDeps {
  print: (line: string) => void;
  ring: () => void;
  onError: (error: unknown) => void;
}

const isUnseen = ({ status, escalatedAt }: Ticket) =>
  escalatedAt !== undefined && (status === 'open' || status === 'reopened');

/** Prints requests that no staff member has seen in time, and rings every half minute until one has. */
export function alertOnUnseenRequests(
  { desk }: Pick<DeskContext, 'desk'>,
  { print, ring, onError }: UnseenRequestsDeps,
): void {
  const unseen = new Map<string, Ticket>();

  function handleTicket(ticket: Ticket): void {
    const isKnown = unseen.has(ticket.trackingId);
    if (!isUnseen(ticket)) return void unseen.delete(ticket.trackingId);
    unseen.set(ticket.trackingId, ticket);
    if (isKnown) return;
    print(`• not seen yet: ${table([requestRow(ticket)]).join('')}`);
    ring();
  }

  desk.on('requestUpdated', ({ ticket }) => handleTicket(ticket));
  // The first load covers the time before the start, later ones interruptions of the connection.
  desk.whenConnected(() => {
    desk
      .request('loadGuestRequests', {})
      .then((all) => all.forEach(handleTicket))
      .catch(onError);
  });
  setInterval(() => {
    if (unseen.size > 0) ring();
  }, ALERT_INTERVAL_MS).unref();
}
