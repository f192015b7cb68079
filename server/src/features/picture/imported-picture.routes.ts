import type { FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors/request-error';
import { routePath } from '../../platform/http/route-path';
import { parseInput } from '../../platform/validation/parse-input';
import { CARD_WIDTH, DRAWING_FILE, pictureKey, type ReadStoredFile } from './imported-file';
import type { SendDrawing } from './send-drawing';

const MIME_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const drawingParamsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
});
const paramsSchema = z.extend(drawingParamsSchema, {
  width: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  format: z.enum(['avif', 'webp', 'jpg']),
});

/**
 * Serves the pictures of the hotels' folders. The URL contains a hash of the content, so the response never changes.
 */
export function importedPictureRoutes(
  app: FastifyInstance,
  readFile: ReadStoredFile,
  sendDrawing: SendDrawing,
): void {
  app.get(routePath(`/pictures/:property/:hash/${DRAWING_FILE}`), async (request, reply) => {
    const { property, hash } = parseInput(drawingParamsSchema, request.params);
    const key = pictureKey(property, hash, DRAWING_FILE);
    return sendDrawing(request, reply, {
      key,
      async read() {
        const stream = await readFile(key);
        return stream && buffer(stream);
      },
    });
  });

  app.get(routePath('/pictures/:property/:hash/:width.:format'), async (request, reply) => {
    const { property, hash, width, format } = parseInput(paramsSchema, request.params);
    const read = (one: string | number) => readFile(pictureKey(property, hash, `${one}.${format}`));
    const stream = await read(width);
    // Servers of the version of the software before name wide files also of photos that have none.
    const narrower = stream || Number(width) <= CARD_WIDTH ? undefined : await read(CARD_WIDTH);
    const found = stream ?? narrower;
    if (!found) throw notFound();
    return reply
      .type(MIME_TYPES[format])
      .header('cache-control', stream ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(await buffer(found));
  });
}
