import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkOf } from '../rate-limits/limits';

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
const MAX_SOCKETS = 20_000;

/** Limits the number of connections in total and per network; a whole hotel may share one network. */
export function createConnectionLimits(connected: () => number, mostPerNetwork = MAX_PER_NETWORK) {
  const perNetwork = new Map<string, number>();
  return {
    exceededLimit(network: string): 'full' | 'crowded' | undefined {
      if (connected() >= MAX_SOCKETS) return 'full';
      return (perNetwork.get(network) ?? 0) >= mostPerNetwork ? 'crowded' : undefined;
    },
    /** Counts a connection and returns a function that releases it. */
    countConnection(network: string): () => void {
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
      return () => {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      };
    },
  };
}

export type NetworkLookup = ReturnType<typeof createNetworkLookup>;

/** Determines the network of a connection behind trusted proxies. */
export function createNetworkLookup(trustedProxies: string[]) {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '');
    let address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    // Each trusted proxy appends the address of its client to the end of the header.
    while (isTrusted(address) && forwarded.length > 0) address = forwarded.pop() ?? address;
    return networkOf(address);
  };
}
