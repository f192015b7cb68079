import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { issuerSchema, type Issuer } from './issuers';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns `null` if the text is not a valid list of issuers. */
export function parseIssuers(text: string): Issuer[] | null {
  if (text === '') return [];
  try {
    const { success, data } = z.array(issuerSchema).safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    // Invalid JSON is reported in one sentence, like any other wrong setting.
    return null;
  }
}

export const parseList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const isNumber = (value: string, min: number, max: number) =>
  /^\d{1,5}$/.test(value) && Number(value) >= min && Number(value) <= max;

export const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined);

/**
 * Links add their query to the base, and the association files of iOS compare its path, in which `*` and `?` stand for
 * anything.
 */
export function isLinkBase(value: string): boolean {
  const url = parseUrl(value);
  const hasUser = Boolean(url?.username || url?.password);
  return url?.protocol === 'https:' && !hasUser && !/[?#*]/.test(value);
}

export function isNetwork(item: string): boolean {
  const [address = '', bits, ...more] = item.split('/');
  const version = isIP(address);
  return (
    version !== 0 && more.length === 0 && (bits === undefined || isNumber(bits, 1, version === 4 ? 32 : 128))
  );
}

export function parseNamedOrigin(item: string): [name: string, origin: string] {
  const [name = '', origin = ''] = item.split('=');
  return [name, origin];
}

export function isChannelHost(item: string): boolean {
  const [channel, host] = parseNamedOrigin(item);
  return /^([a-z][a-z0-9-]{0,31}|\*)$/.test(channel) && /^[a-z0-9.-]{1,253}$/.test(host);
}

export function isChatHost(item: string): boolean {
  const [name, origin] = parseNamedOrigin(item);
  const url = parseUrl(origin);
  return /^[a-z][a-z0-9-]*$/.test(name) && url?.origin === origin && /^https?:$/.test(url.protocol);
}

export function isDevServer(item: string): boolean {
  const [, origin] = parseNamedOrigin(item);
  return isChatHost(item) && LOOPBACK.test(parseUrl(origin)?.hostname ?? '');
}
