import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertRow } from '../../platform/db/assert-row';
import { guest } from '../../platform/db/tables/schema';
import { parseInput } from '../../platform/validation/parse-input';
import { routePath } from '../../platform/http/route-path';
import { createKeyedQueue } from '../../platform/concurrency/keyed-queue';
import { notFound } from '../../platform/errors/request-error';
import type { GuestRepository, GuestRow } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import { requireGuest } from '../../platform/http/require-guest';
import type { PropertyScope } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { wrongFileType } from '../upload/rules/file-errors';
import type { UploadRepository } from '../upload/upload.repository';
import { MAX_PHOTO_BYTES, photoTooLarge, encodeProfilePhoto } from './profile-photo';
import type { PhotoStore } from './photo-store';

const PHOTOS_PER_MINUTE = 10;
/** A photo that staff have taken away may stay in caches for this long, so it is short. */
const MAX_AGE_S = 300;

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.regex(/^[\w-]{22}$/)),
});

interface PhotoRoutesDeps {
  photos: PhotoStore;
  uploads: Pick<UploadRepository, 'insertProfilePhoto' | 'insertMissingPhotos'>;
  guests: GuestRepository;
  guestView: GuestView;
  now: () => number;
}

/**
 * Registers the photo routes. `app` must be a separate scope, because its content type parser accepts
 * pictures.
 */
export function photoRoutes(
  app: FastifyInstance,
  serveInProperty: ServeInProperty,
  deps: PhotoRoutesDeps,
): void {
  const { photos, uploads, guests, guestView, now } = deps;
  // Decoding a picture of 40 megapixels takes 120 MB, so only one is processed at a time.
  const photoQueue = createKeyedQueue();
  app.addContentTypeParser(/^image\//, async (request: { headers: object }, payload: AsyncIterable<Buffer>) =>
    readBody(payload, Number(Reflect.get(request.headers, 'content-length') ?? 0)),
  );

  serveInProperty(
    profileContract.setPhoto,
    async (call, scope) => {
      const type = String(call.request.headers['content-type']).split(';')[0] ?? '';
      if (!Buffer.isBuffer(call.body)) throw wrongFileType();
      const { body, query } = call;
      const jpeg = await photoQueue.acquire('photo', () => encodeProfilePhoto(body, type, query));
      const { id } = requireGuest(call);
      const url = await store(await guests.find(id), scope, jpeg);
      return changePhoto(id, url, scope);
    },
    { perMinute: PHOTOS_PER_MINUTE, now },
  );

  serveInProperty(profileContract.removePhoto, async (call, scope) =>
    changePhoto(requireGuest(call).id, null, scope),
  );

  app.get(routePath('/photos/:property/:name.jpg'), async (request, reply) => {
    const { property, name } = parseInput(paramsSchema, request.params);
    const url = `/photos/${property}/${name}.jpg`;
    // A photo that was replaced or taken away may still be stored, as evidence or because it can come back.
    const jpeg = (await guests.isPhotoShown(url)) ? await photos.read(url) : undefined;
    if (!jpeg) throw notFound();
    return reply
      .headers({
        'cache-control': `private, max-age=${MAX_AGE_S}`,
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('image/jpeg')
      .send(jpeg);
  });

  /** The row of the file comes first, so that a crash leaves no file that nobody would delete. */
  async function store(owner: GuestRow, { property }: PropertyScope, jpeg: Buffer): Promise<string> {
    const url = photos.newUrl(property.slug);
    await uploads.insertProfilePhoto({ url, propertyId: property.id, ownerId: owner.chatUuid, jpeg });
    await photos.put(url, jpeg);
    return url;
  }

  /** The job that deletes files deletes the photo before, unless a moderation case keeps it. */
  async function changePhoto(guestId: string, profilePic: string | null, { property }: PropertyScope) {
    await uploads.insertMissingPhotos(eq(guest.id, guestId));
    const changed = await guests.change(guestId, { profilePic });
    assertRow(changed, 'the signed-in guest');
    return guestView.load(changed, property);
  }
}

/** Reads the picture and throws as soon as it exceeds the limit. */
async function readBody(payload: AsyncIterable<Buffer>, contentLength: number): Promise<Buffer> {
  if (contentLength > MAX_PHOTO_BYTES) throw photoTooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    bytes += part.length;
    if (bytes > MAX_PHOTO_BYTES) throw photoTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
