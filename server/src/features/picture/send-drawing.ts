import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { notFound } from '../../platform/errors/request-error';
import { acceptedEncodings, type Encoding } from '../../platform/http/accepted-encodings';
import { vary } from '../../platform/http/vary';

const MAX_CACHED_BYTES = 32 * 1024 * 1024;

interface CompressedDrawing extends Record<Encoding, Buffer> {
  plain: Buffer;
}

interface Drawing {
  /** Identifies the drawing. It contains no part of the address that does not change the drawing. */
  key: string;
  read: () => Promise<Buffer | undefined>;
}

/** Sends drawings compressed. Each one is compressed once and cached, because it never changes at its URL. */
export function createSendDrawing() {
  const cache = new LRUCache<string, CompressedDrawing>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ plain, br, gzip: zip }) => plain.length + br.length + zip.length,
  });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, read }: Drawing,
  ): Promise<FastifyReply> => {
    let drawing = cache.get(key);
    if (!drawing) {
      const plain = await read();
      if (!plain) throw notFound();
      drawing = await compressed(plain);
      cache.set(key, drawing);
    }
    vary(reply, 'Accept-Encoding');
    void reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      // If somebody opens the URL directly, the browser treats the SVG as a document.
      .header('content-security-policy', "sandbox; default-src 'none'");
    const [encoding] = acceptedEncodings(request.headers);
    if (!encoding) return reply.send(drawing.plain);
    return reply.header('content-encoding', encoding).send(drawing[encoding]);
  };
}
export type SendDrawing = ReturnType<typeof createSendDrawing>;

async function compressed(plain: Buffer): Promise<CompressedDrawing> {
  const [br, zip] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { plain, br, gzip: zip };
}
