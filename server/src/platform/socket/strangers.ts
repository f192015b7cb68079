import type { Socket } from 'socket.io';

/** Whoever has opened a connection has so long to show a session. */
export const SHOWN_WITHIN_MS = 10_000;
const PER_SECOND = 20;
/** As many as come at that rate and never show one. */
const MOST_OF_A_NETWORK = (PER_SECOND * SHOWN_WITHIN_MS) / 1_000;

type Link = Socket['conn'];
export type Strangers = ReturnType<typeof createStrangers>;

/**
 * Those who have opened a connection and not yet shown a session. Who it is that comes is known only then, and a whole
 * hotel is one network; so nobody is kept out for the others: whoever has stood there longest makes room.
 */
export function createStrangers(sentAway: () => void) {
  /** By their network, in the order in which they came. */
  const waiting = new Map<string, Set<Link>>();
  /** Of all that are open, strangers or not. */
  const networks = new Map<Link, string>();

  function wait(link: Link): void {
    const network = networks.get(link);
    // Gone meanwhile.
    if (network === undefined) return;
    const all = waiting.get(network) ?? new Set();
    waiting.set(network, all.add(link));
    const [longest] = all;
    if (longest === undefined || all.size <= MOST_OF_A_NETWORK) return;
    sentAway();
    forget(longest);
    // At once, also where it polls and there is no poll to tell it by.
    longest.close(true);
  }

  function forget(link: Link): void {
    const network = networks.get(link) ?? '';
    const left = waiting.get(network);
    left?.delete(link);
    if (left?.size === 0) waiting.delete(network);
  }

  return {
    came(link: Link, network: string): void {
      networks.set(link, network);
      link.once('close', () => {
        forget(link);
        networks.delete(link);
      });
      wait(link);
    },

    /** A session: no stranger any more, however long it takes to look it up when a whole hotel comes back. */
    shown: forget,
    /** What was shown is no good session. */
    refused: wait,
  };
}
