import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a page of this origin may open a socket: the server's own origin or a listed one. Programs
 * send no origin and are allowed.
 */
export function isOriginAllowed({ headers }: IncomingMessage, allowedOrigins: string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const MAX_PER_NETWORK = 3_000;

/**
 * Limits the number of sockets in total and per network; a whole hotel may share one network. A socket counts
 * from the moment its handshake is accepted, so that many that open at once cannot exceed the limit.
 */
export function createSocketLimits(most: number, maxPerNetwork = MAX_PER_NETWORK) {
  let all = 0;
  const perNetwork = new Map<string, number>();
  const counted = new WeakSet<EventEmitter>();

  /** Counts a socket and returns a function that releases it. */
  function countSocket(network: string): () => void {
    all += 1;
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      all -= 1;
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    };
  }

  return {
    countSocket,
    exceededLimit(network: string): 'full' | 'crowded' | undefined {
      if (all >= most) return 'full';
      return (perNetwork.get(network) ?? 0) >= maxPerNetwork ? 'crowded' : undefined;
    },
    /**
     * Counts a network connection until it closes, once: many requests that name an upgrade without making one may
     * follow each other on it.
     */
    countConnection(connection: EventEmitter, network: string): void {
      if (counted.has(connection)) return;
      counted.add(connection);
      connection.once('close', countSocket(network));
    },
  };
}
