import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/db/database';
import { post, upload } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import { routePath } from '../../../platform/http/route-path';
import { parseInput } from '../../../platform/validation/parse-input';
import { mimeTypeOf } from '../../upload/mime-type';
import { originalKey } from '../../upload/store/thumbnail-key';
import type { Uploads } from '../../upload/uploads';
import { photoKey } from './photo-address';

/** A deleted photo may stay in caches for this long, so it is short. */
const MAX_AGE_S = 300;

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.regex(/^[0-9a-f-]{36}\.[a-z0-9]{1,5}(-\d{2,4}\.webp)?$/)),
});

interface PostPhotoDeps {
  db: Database;
  store: Uploads['store'];
  now: () => number;
}

/** Serves the photos of visible posts. The address is a random secret and stops working with the post. */
export function postPhotoRoute(app: FastifyInstance, { db, store, now }: PostPhotoDeps): void {
  app.get(routePath('/post-photos/:property/:name'), async (request, reply) => {
    const { property, name } = parseInput(paramsSchema, request.params);
    const key = photoKey(property, name);
    const [row] = await db
      .select({ key: upload.key, type: upload.type, ext: upload.ext, thumbnails: upload.thumbnails })
      .from(upload)
      .innerJoin(post, eq(post.id, upload.linkedTo))
      .where(
        and(
          eq(upload.key, originalKey(key)),
          eq(upload.purpose, 'post'),
          eq(upload.state, 'linked'),
          eq(post.status, 'published'),
          or(isNull(post.expiresAt), gt(post.expiresAt, new Date(now()))),
        ),
      );
    const stream = row && (await store.read(key));
    if (!stream) throw notFound();
    return reply
      .headers({
        'cache-control': `private, max-age=${MAX_AGE_S}`,
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline',
      })
      .type(key === row.key ? mimeTypeOf(row) : 'image/webp')
      .send(stream);
  });
}
