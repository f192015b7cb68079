import type { FastifyInstance } from 'fastify';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors/request-error';
import { routePath } from '../../platform/http/route-path';
import { parseInput } from '../../platform/validation/parse-input';
import { pictureKey, type ReadStoredFile } from './imported-file';

const MIME_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  width: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  format: z.enum(['avif', 'webp', 'jpg']),
});

/** The photos of the hotels' folders. What an address leads to never changes, because it names the content. */
export function importedPictureRoutes(app: FastifyInstance, readFile: ReadStoredFile): void {
  app.get(routePath('/pictures/:property/:hash/:width.:format'), async (request, reply) => {
    const { property, hash, width, format } = parseInput(paramsSchema, request.params);
    const stream = await readFile(pictureKey(property, hash, `${width}.${format}`));
    if (!stream) throw notFound();
    return reply
      .type(MIME_TYPES[format])
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await buffer(stream));
  });
}
