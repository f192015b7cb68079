import { notSent } from './unanswered';

/**
 * Queues requests in order until there is a connection, each up to a time limit, so that a short interruption
 * fails nothing.
 */
export function createWaitingRoom(patienceMs: number) {
  const waiting = new Set<{ enter: () => void; giveUp: () => void }>();
  return {
    wait: () =>
      new Promise<void>((resolve, reject) => {
        const leave = (then: () => void) => () => {
          clearTimeout(timer);
          waiting.delete(one);
          then();
        };
        const one = { enter: leave(resolve), giveUp: leave(() => reject(notSent())) };
        const timer = setTimeout(one.giveUp, patienceMs);
        waiting.add(one);
      }),
    open: () => waiting.forEach(({ enter }) => enter()),
    close: () => waiting.forEach(({ giveUp }) => giveUp()),
  };
}
