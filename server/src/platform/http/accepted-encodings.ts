import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Matches a SHA-256 as a byte sequence of a structured header field (RFC 9651). */
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;

/** Returns the supported encodings that the client accepts, the best one first. */
export function acceptedEncodings(headers: IncomingHttpHeaders): Encoding[] {
  const offered = offeredEncodings(headers);
  return PREFERRED.filter((encoding) => offered.includes(encoding));
}

/**
 * Returns the dictionary of a client that accepts Zstandard with dictionaries (`dcz`, RFC 9842), as the SHA-256 in
 * hexadecimal digits.
 */
export function availableDictionary(headers: IncomingHttpHeaders): string | undefined {
  const [, hash] = DICTIONARY.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  if (hash === undefined || !offeredEncodings(headers).includes('dcz')) return undefined;
  return Buffer.from(hash, 'base64').toString('hex');
}

/** Returns the names in `Accept-Encoding` that are not excluded by a quality of zero. */
function offeredEncodings({ 'accept-encoding': header }: IncomingHttpHeaders): (string | undefined)[] {
  return String(header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
}
