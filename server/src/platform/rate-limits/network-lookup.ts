import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { networkOf } from './limits';

export type NetworkLookup = ReturnType<typeof createNetworkLookup>;

/** Returns a function that tells whether an address belongs to a trusted proxy. */
export function createProxyCheck(trustedProxies: string[]) {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Determines the network of a connection behind trusted proxies. */
export function createNetworkLookup(trustedProxies: string[]) {
  const isTrusted = createProxyCheck(trustedProxies);
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
