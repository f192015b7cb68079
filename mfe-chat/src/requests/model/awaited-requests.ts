import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { SocketError } from '@guest/shared/realtime/socket-error';

/**
 * A form does not wait longer than this, because the request is in the outbox and the list shows its state.
 */
const FORM_WAIT_MS = 10_000;

/**
 * The outcome of a request while its form is open. A `queued` request is sent later; of a `sent` one this tab cannot read
 * the answer, which has the format of another release.
 */
export type RequestOutcome = Ticket | 'sent' | 'queued';

interface OpenForm {
  settle: (outcome: RequestOutcome) => void;
  refuse: (error: SocketError) => void;
}

/** The requests whose form is still open, by their keys. */
export function createAwaitedRequests() {
  const openForms = new Map<string, OpenForm>();

  function settle(key: string, outcome: RequestOutcome): void {
    openForms.get(key)?.settle(outcome);
  }
  return {
    settle,
    has: (key: string) => openForms.has(key),
    settleAll: () => [...openForms.keys()].forEach((key) => settle(key, 'queued')),

    /** Rejects the request of an open form. Returns whether a form was open. */
    refuse(key: string, error: SocketError): boolean {
      openForms.get(key)?.refuse(error);
      return openForms.has(key);
    },

    async wait(key: string): Promise<RequestOutcome> {
      const timer = setTimeout(() => settle(key, 'queued'), FORM_WAIT_MS);
      try {
        return await new Promise<RequestOutcome>((resolve, reject) =>
          openForms.set(key, { settle: resolve, refuse: reject }),
        );
      } finally {
        clearTimeout(timer);
        openForms.delete(key);
      }
    },
  };
}
