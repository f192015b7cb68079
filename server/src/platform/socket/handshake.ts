import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkOf } from '../rate-limits/limits';

/** Whether a page of this origin may open a socket here: ours, or one that is listed. Programs have no origin. */
export function mayCome({ headers }: IncomingMessage, allowedOrigins: string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const MOST_PER_NETWORK = 3_000;
const MOST_SOCKETS = 20_000;

/** How many there may be, of all and of one network; a whole hotel is one. */
export function createCaps(connected: () => number, mostPerNetwork = MOST_PER_NETWORK) {
  const perNetwork = new Map<string, number>();
  return {
    isFull(network: string): 'full' | 'crowded' | undefined {
      if (connected() >= MOST_SOCKETS) return 'full';
      return (perNetwork.get(network) ?? 0) >= mostPerNetwork ? 'crowded' : undefined;
    },
    /** Returns the way out. */
    enter(network: string): () => void {
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
      return () => {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      };
    },
  };
}

export type Networks = ReturnType<typeof createNetworks>;

/** From which network a socket comes, seen through the proxies that are trusted. */
export function createNetworks(trustedProxies: string[]) {
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
    // Each proxy that is trusted has written down, at the end, from whom it came.
    while (isTrusted(address) && forwarded.length > 0) address = forwarded.pop() ?? address;
    return networkOf(address);
  };
}
