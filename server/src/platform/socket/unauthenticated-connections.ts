import type { Socket } from 'socket.io';

/** A connection must present a session within this time. */
export const AUTHENTICATE_WITHIN_MS = 10_000;
const PER_SECOND = 20;
/** The number of connections that can be open at that rate if none of them presents a session. */
const MAX_PER_NETWORK = (PER_SECOND * AUTHENTICATE_WITHIN_MS) / 1_000;

type Link = Socket['conn'];
export type UnauthenticatedConnections = ReturnType<typeof createUnauthenticatedConnections>;

/**
 * Tracks open connections that have not presented a session yet. If a network exceeds its limit, the oldest
 * unauthenticated connection is closed; new ones are not rejected, because they cannot be told apart before
 * they authenticate and a whole hotel shares one network.
 */
export function createUnauthenticatedConnections(onDisplaced: () => void) {
  /** By network, in order of arrival. */
  const waiting = new Map<string, Set<Link>>();
  /** The networks of all open connections, authenticated or not. */
  const networks = new Map<Link, string>();

  function track(link: Link): void {
    const network = networks.get(link);
    // The connection may have closed while its session was being looked up.
    if (network === undefined) return;
    const all = waiting.get(network) ?? new Set();
    waiting.set(network, all.add(link));
    const [oldest] = all;
    if (oldest === undefined || all.size <= MAX_PER_NETWORK) return;
    onDisplaced();
    remove(oldest);
    // `close(true)` discards the transport; a polling client would otherwise stay open until its next poll.
    oldest.close(true);
  }

  function remove(link: Link): void {
    const network = networks.get(link) ?? '';
    const left = waiting.get(network);
    left?.delete(link);
    if (left?.size === 0) waiting.delete(network);
  }

  return {
    opened(link: Link, network: string): void {
      networks.set(link, network);
      link.once('close', () => {
        remove(link);
        networks.delete(link);
      });
      track(link);
    },

    /**
     * A connection that presents a session counts as authenticated while the session is looked up, which may
     * take long when a whole hotel reconnects.
     */
    presented: remove,
    /** The presented session is not valid. */
    rejected: track,
  };
}
