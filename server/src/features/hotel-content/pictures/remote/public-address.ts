import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';

/** Returns the addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Whether an address is one of the public network: no loopback, no private network, no cloud metadata, no IPv4 in IPv6. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** The address that a host name in a URL is, if it is one. */
export function literalAddress(host: string): string | undefined {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
