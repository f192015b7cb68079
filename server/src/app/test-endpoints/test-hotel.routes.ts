import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { copyDemoHotel } from '../../demo/copy-demo-hotel';
import { DEMO_SLUGS } from '../../demo/folders/demo-folders';
import { createPictureStore } from '../../features/hotel-content/pictures/picture-store';
import type { FileStore } from '../../features/upload/store/file-store';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound } from '../../platform/errors/request-error';

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) });

/** Settings in which the copy differs from the demo hotel. */
const bodySchema = z.optional(
  z.nullable(
    z.strictObject({
      timeZone: z.optional(z.string()),
      languages: z.optional(z.array(z.string()).check(z.minLength(1))),
      mobileApp: z.optional(
        z.strictObject({
          opens: z.enum(['link', 'banner']),
          iosAppIds: z.array(z.string()),
          androidApps: z.array(
            z.strictObject({ packageName: z.string(), fingerprints: z.array(z.string()) }),
          ),
        }),
      ),
    }),
  ),
);

/**
 * Registers an endpoint that copies a demo hotel, so that journeys that write do not disturb each other. Guests and
 * posts are not copied, because the nicknames of demo guests must stay unique across all hotels.
 */
export function testHotelRoutes(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStore },
): void {
  const pictures = createPictureStore(files);
  app.post('/_test/property/:property/copies', async (request): Promise<{ property: string }> => {
    const { property: slug } = parseInput(paramsSchema, request.params);
    if (!DEMO_SLUGS.some((one) => one === slug)) throw notFound();
    const settings = parseInput(bodySchema, request.body) ?? {};
    return { property: await copyDemoHotel(db, slug, { settings, pictures, now: new Date() }) };
  });
}
