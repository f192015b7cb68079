import { notSentError } from './request-errors';

/**
 * Queues requests in order until there is a connection, each up to a time limit, so that a short interruption
 * fails nothing.
 */
export function createSendQueue(timeoutMs: number) {
  const waiting = new Set<{ send: () => void; giveUp: () => void }>();
  return {
    wait: () =>
      new Promise<void>((resolve, reject) => {
        const settle = (then: () => void) => () => {
          clearTimeout(timer);
          waiting.delete(entry);
          then();
        };
        const entry = { send: settle(resolve), giveUp: settle(() => reject(notSentError())) };
        const timer = setTimeout(entry.giveUp, timeoutMs);
        waiting.add(entry);
      }),
    open: () => waiting.forEach(({ send }) => send()),
    close: () => waiting.forEach(({ giveUp }) => giveUp()),
  };
}
