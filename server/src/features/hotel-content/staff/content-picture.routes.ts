import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Connection } from '../../../platform/db/database';
import { notFound, unprocessable } from '../../../platform/errors/request-error';
import { extendTimeout } from '../../../platform/http/timeouts/extend-timeout';
import { routePath } from '../../../platform/http/route-path';
import { parseInput } from '../../../platform/validation/parse-input';
import { sha256Of } from '../../picture/imported-file';
import type { StaffAccess } from '../../staff/staff-access.repository';
import { isDrawing } from '../model/hotel-content';
import { inspectPicture } from '../pictures/inspect-picture';
import { PICTURE_ENDINGS } from '../pictures/picture-endings';
import type { InspectedPictures } from '../pictures/inspected-pictures';
import type { PictureStore } from '../pictures/picture-store';
import { wantPictures } from '../retention/wanted-pictures';
import { contentEditor } from './content-editor';
import { refuseUndecodable, unusable } from './unusable-picture';

const MAX_BYTES = 25 * 1024 * 1024;
/** Enough time to send 25 MB over a slow hotel Wi-Fi and to encode the picture. */
const WITHIN_MS = 120_000;
const PATH = '/web/staff/content/:property/pictures/:sha256';

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
const querySchema = z.strictObject({ ending: z.enum(PICTURE_ENDINGS) });

interface ContentPictureDeps {
  access: StaffAccess;
  db: Connection;
  store: PictureStore;
  inspected: InspectedPictures;
}

/**
 * Registers the routes to upload and download the original pictures of a hotel. `app` must be a separate scope,
 * because its body parser accepts any bytes.
 */
export function contentPictureRoutes(
  app: FastifyInstance,
  { access, db, store, inspected }: ContentPictureDeps,
): void {
  // The same machine serves guests, so only one photo is encoded at a time.
  const encoding = new PQueue({ concurrency: 1 });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );

  app.put(
    routePath(PATH),
    {
      bodyLimit: MAX_BYTES,
      handlerTimeout: WITHIN_MS,
      config: { takesFiles: true, takesForeignToken: true },
      // This authenticates the caller before the body is read.
      onRequest: async (request) => {
        const { property } = parseInput(paramsSchema, request.params);
        await contentEditor(access, request, property);
      },
    },
    async (request, reply) => {
      extendTimeout(request, reply, WITHIN_MS);
      const { property, sha256 } = parseInput(paramsSchema, request.params);
      const { ending } = parseInput(querySchema, request.query);
      const { body } = request;
      const editor = await contentEditor(access, request, property);
      if (!Buffer.isBuffer(body) || sha256Of(body) !== sha256)
        throw unprocessable('sha256', 'hash_wrong', "This format isn't valid");
      await encoding.add(async () => {
        const found = await inspectPicture(body, ending);
        if ('code' in found) throw unusable(found);
        await wantPictures(db, editor.slug, [{ sha256, width: found.width }]);
        const picture = { path: `.${ending}`, sha256, width: found.width };
        if (!(await store.has(property, sha256)))
          await store.keep(property, picture, body).catch(refuseUndecodable);
        // The draft that shows the picture is sent later, and must not have to wait for hundreds of photos.
        if (!isDrawing(picture.path)) await store.keepWide(property, picture).catch(refuseUndecodable);
        inspected.remember(editor.slug, { sha256, ending }, found);
      });
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );

  app.get(routePath(PATH), { config: { takesForeignToken: true } }, async (request, reply) => {
    const { property, sha256 } = parseInput(paramsSchema, request.params);
    await contentEditor(access, request, property);
    const original = await store.original(property, sha256);
    if (!original || sha256Of(original) !== sha256) throw notFound();
    return reply.type('application/octet-stream').header('cache-control', 'no-store').send(original);
  });
}
