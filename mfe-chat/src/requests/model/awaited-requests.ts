import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { SocketError } from '@guest/shared/realtime/socket-error';

/** A form waits for no longer: the request is in the outbox, and its page says what becomes of it. */
const AWAITED_MS = 10_000;

/** The outcome of a request while its form is open; a `queued` request is sent later. */
export type RequestOutcome = Ticket | 'queued';

interface Awaited {
  settle: (outcome: RequestOutcome) => void;
  refuse: (error: SocketError) => void;
}

/** The requests whose form is still open, by their keys. */
export function createAwaitedRequests() {
  const awaited = new Map<string, Awaited>();

  function settle(key: string, outcome: RequestOutcome): void {
    awaited.get(key)?.settle(outcome);
  }
  return {
    settle,
    has: (key: string) => awaited.has(key),
    settleAll: () => [...awaited.keys()].forEach((key) => settle(key, 'queued')),

    /** Says whether somebody waits for it, and is told. */
    refuse(key: string, error: SocketError): boolean {
      awaited.get(key)?.refuse(error);
      return awaited.has(key);
    },

    async wait(key: string): Promise<RequestOutcome> {
      const timer = setTimeout(() => settle(key, 'queued'), AWAITED_MS);
      try {
        return await new Promise<RequestOutcome>((resolve, reject) =>
          awaited.set(key, { settle: resolve, refuse: reject }),
        );
      } finally {
        clearTimeout(timer);
        awaited.delete(key);
      }
    },
  };
}
