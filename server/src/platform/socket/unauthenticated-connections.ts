import type { Socket as NetworkSocket } from 'node:net';
import { MAX_PER_PERSON, type OpenConnections } from '../http/connection-limits';
import { createGroupedItems } from '../rate-limits/grouped-items';
import { terminate, type Link } from './terminate-connection';

/** A connection must present a session within this time. */
export const AUTHENTICATE_WITHIN_MS = 10_000;
const PER_SECOND = 20;
/** The number of connections that can be open at that rate if none of them presents a session. */
const MAX_PER_NETWORK = (PER_SECOND * AUTHENTICATE_WITHIN_MS) / 1_000;

interface UnauthenticatedDeps {
  onDisplaced: (network: string) => void;
  /** The network connections of the server, of which those with a session are kept. */
  connections: Pick<OpenConnections, 'keep' | 'release'>;
}

export type UnauthenticatedConnections = ReturnType<typeof createUnauthenticatedConnections>;

/**
 * Tracks open connections that have not presented a session yet. If a network exceeds its limit, the oldest
 * unauthenticated connection is terminated; new ones are not rejected, because they cannot be told apart before
 * they authenticate and a whole hotel shares one network.
 */
export function createUnauthenticatedConnections({ onDisplaced, connections }: UnauthenticatedDeps) {
  /** The keys are networks; the connections are in order of arrival. */
  const waiting = new Map<string, Set<Link>>();
  /** The networks of all open connections, authenticated or not. */
  const networks = new Map<Link, string>();
  const links = new Map<string, Link>();
  /** The connections of each person, also those that were rejected and have not closed yet. */
  const persons = createGroupedItems<Link>();

  function track(link: Link): void {
    const network = networks.get(link);
    // The connection may have closed while its session was being looked up.
    if (network === undefined) return;
    const all = waiting.get(network) ?? new Set();
    waiting.set(network, all.add(link));
    const [oldest] = all;
    if (oldest === undefined || all.size <= MAX_PER_NETWORK) return;
    onDisplaced(network);
    remove(oldest);
    terminate(oldest);
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
      links.set(idOf(link), link);
      link.once('close', () => {
        remove(link);
        persons.remove(link);
        networks.delete(link);
        links.delete(idOf(link));
      });
      track(link);
    },

    /**
     * A connection that presents a session counts as authenticated while the session is looked up, which may
     * take long when a whole hotel reconnects.
     */
    presented(link: Link): void {
      remove(link);
      connections.keep(link.request.socket, idOf(link));
    },
    /**
     * The session of the connection belongs to this person. Returns `false` if the person has too many connections;
     * the new one is refused rather than an old one closed, because an old one may be the page that is in use.
     */
    identified(link: Link, personId: string): boolean {
      // The connection may have closed while its session was being looked up.
      if (!networks.has(link) || persons.groupOf(link) === personId) return true;
      if (persons.sizeOf(personId) >= MAX_PER_PERSON) return false;
      persons.add(link, personId);
      connections.keep(link.request.socket, personId);
      return true;
    },
    /** The presented session is not valid, or its person has too many connections. */
    rejected(link: Link): void {
      persons.remove(link);
      connections.release(link.request.socket);
      track(link);
    },
    /** A further request of an open connection, such as a poll, arrived on this network connection. */
    continued(id: string, socket: NetworkSocket): void {
      const link = links.get(id);
      if (!link || waiting.get(networks.get(link) ?? '')?.has(link)) return;
      connections.keep(socket, persons.groupOf(link) ?? id);
    },
  };
}

// The cast is safe because the id is the one that the client sends as `sid`; the types hide it.
const idOf = (link: Link) => (link as unknown as { id: string }).id;
