import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './accepted-encodings';
import { matchesEtag } from './if-none-match';
import { vary } from './vary';

/** Below this size in bytes, compression costs more than it saves. */
const MIN_COMPRESSED_LENGTH = 1_024;
/** A reply is sent to one client only, so it is compressed quickly rather than well. */
const QUALITY = 4;

/**
 * Adds an `ETag` to successful reads, replies 304 if the client has the content already, and compresses the
 * rest.
 */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
    const encoding =
      payload.length >= MIN_COMPRESSED_LENGTH ? acceptedEncodings(request.headers)[0] : undefined;
    vary(reply, 'Accept-Encoding');
    // The tag is strong, so each encoding has its own.
    void reply.header('etag', encoding ? `"${hash}-${encoding}"` : `"${hash}"`);
    // A client that has the content in any encoding need not load it again.
    const isOwnTag = (tag: string) => tag === hash || tag.startsWith(`${hash}-`);
    if (matchesEtag(request.headers['if-none-match'], isOwnTag)) {
      void reply.code(304).removeHeader('content-type');
      return '';
    }
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding);
    return compressed(payload, encoding);
  });
}

function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text);
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
