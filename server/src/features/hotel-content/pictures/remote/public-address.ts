import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns/promises';

/** Resolves a host name to its IP addresses. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveHost: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Returns whether an IP address is public. Loopback, private networks, cloud metadata and IPv4 embedded in IPv6 are
 * not.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/** Returns the IP address if the host of a URL is one instead of a name. */
export function literalAddress(host: string): string | undefined {
  const bare = host.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
