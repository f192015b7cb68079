import { notSent } from './unanswered';

/** Where requests wait for a connection, in their order and each for so long; a short break is nobody's failure. */
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
