import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encodings';

export type StoredDocument = ReturnType<typeof storeDocument>;

/** As small as it gets within two milliseconds, and a tenth smaller, in ten times that, for one that is asked again. */
const BROTLI_QUALITY = { first: 7, again: 10 };
/** Enough for a document, and a small part of what the default would take. */
const BROTLI_WINDOW_BITS = 18;

/** A document with its compressed forms, each made once. */
export function storeDocument(html: string) {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url');
  const made = new Map<Encoding, Promise<Buffer>>();
  let isImproved = false;

  function improve(): void {
    isImproved = true;
    const better = compressed(plain, 'br', BROTLI_QUALITY.again);
    better.then(
      () => made.set('br', better),
      // What there is goes on being sent.
      () => {},
    );
  }

  return {
    etag: (encoding: Encoding | null) => `"${hash}.${encoding ?? 'plain'}"`,
    /** Whether a browser has this very document, in whatever form it came. */
    isKnown: (ifNoneMatch: string | undefined) => ifNoneMatch?.includes(`"${hash}.`) ?? false,
    body(encoding: Encoding | null): Promise<Buffer> {
      if (!encoding) return Promise.resolve(plain);
      const known = made.get(encoding);
      if (known) {
        if (encoding === 'br' && !isImproved) improve();
        return known;
      }
      const body = compressed(plain, encoding, BROTLI_QUALITY.first);
      made.set(encoding, body);
      return body;
    },
  };
}

function compressed(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
