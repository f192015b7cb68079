import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../platform/http/accepted-encodings';
import { matchesEtag } from '../../platform/http/if-none-match';

export type StoredDocument = ReturnType<typeof storeDocument>;

/**
 * Brotli levels: `quick` takes up to two milliseconds, `small` saves another tenth in ten times that time,
 * `smallest` is the maximum.
 */
const BROTLI_QUALITY = { quick: 7, small: 10, smallest: 11 };
/**
 * The bytes a server can send before it has to wait for an acknowledgement; larger documents cost a round
 * trip.
 */
const FIRST_FLIGHT_BYTES = 14_000;
/** Enough for a document, with a fraction of the default memory. */
const BROTLI_WINDOW_BITS = 18;

/** Stores a document with its compressed forms, each of which is made once. */
export function storeDocument(html: string) {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url');
  const made = new Map<Encoding, Promise<Buffer>>();
  /** Whether the quick form is served, so that a document that is asked for again is worth more time. */
  let isQuick = false;

  async function compressFirst(): Promise<Buffer> {
    const quick = await brotli(plain, BROTLI_QUALITY.quick);
    isQuick = quick.length <= FIRST_FLIGHT_BYTES;
    return isQuick ? quick : compressToFit(plain, [BROTLI_QUALITY.small, BROTLI_QUALITY.smallest]);
  }

  function improve(): void {
    isQuick = false;
    const better = compressToFit(plain, [BROTLI_QUALITY.small, BROTLI_QUALITY.smallest]);
    better.then(
      () => made.set('br', better),
      // If the compression fails, the existing form continues to be served.
      () => {},
    );
  }

  return {
    etag: (encoding: Encoding | null) => `"${hash}.${encoding ?? 'plain'}"`,
    /** Returns whether the browser has this document, in any encoding. */
    isKnown: (ifNoneMatch: string | undefined) =>
      matchesEtag(ifNoneMatch, (tag) => tag.startsWith(`${hash}.`)),
    body(encoding: Encoding | null): Promise<Buffer> {
      if (!encoding) return Promise.resolve(plain);
      const known = made.get(encoding);
      if (known) {
        if (encoding === 'br' && isQuick) improve();
        return known;
      }
      const body = encoding === 'br' ? compressFirst() : promisify(gzip)(plain);
      made.set(encoding, body);
      return body;
    },
  };
}

/** Returns the first result that fits into the first flight, otherwise the last one. */
async function compressToFit(
  content: Buffer,
  [quality = BROTLI_QUALITY.smallest, ...others]: number[],
): Promise<Buffer> {
  const made = await brotli(content, quality);
  return made.length <= FIRST_FLIGHT_BYTES || others.length === 0 ? made : compressToFit(content, others);
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
