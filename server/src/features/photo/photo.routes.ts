import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { accept } from '../../platform/validation/accept';
import { routePath } from '../../platform/http/route-path';
import { createLanes } from '../../platform/concurrency/lanes';
import { notFound } from '../../platform/errors/refusal';
import type { GuestRepository } from '../identity/guest.repository';
import type { KnownGuests } from '../identity/known-guests';
import { signedIn } from '../../platform/http/signed-in';
import type { PropertyScope } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { wrongFileType } from '../upload/rules/file-refusals';
import { LARGEST_PHOTO_BYTES, photoTooLarge, profilePhoto } from './profile-photo';
import type { PhotoStore } from './photo-store';

const PHOTOS_PER_MINUTE = 10;

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.regex(/^[\w-]{22}$/)),
});

interface Parts {
  photos: PhotoStore;
  guests: GuestRepository;
  knownGuests: KnownGuests;
  now: () => number;
}

/**
 * Registers the photo routes. `app` must be a separate scope, because its content type parser accepts
 * pictures.
 */
export function photoRoutes(app: FastifyInstance, serveInProperty: ServeInProperty, parts: Parts): void {
  const { photos, guests, knownGuests, now } = parts;
  // Decoding a picture of 40 megapixels takes 120 MB, so only one is processed at a time.
  const drawing = createLanes();
  app.addContentTypeParser(/^image\//, async (request: { headers: object }, payload: AsyncIterable<Buffer>) =>
    wholeOf(payload, Number(Reflect.get(request.headers, 'content-length') ?? 0)),
  );

  serveInProperty(
    profileContract.setPhoto,
    async (call, house) => {
      const type = String(call.request.headers['content-type']).split(';')[0] ?? '';
      if (!Buffer.isBuffer(call.body)) throw wrongFileType();
      const { body, query } = call;
      const jpeg = await drawing.run('photo', () => profilePhoto(body, type, query));
      return replace(signedIn(call).id, await photos.add(house.property.slug, jpeg), house);
    },
    { perMinute: PHOTOS_PER_MINUTE, now },
  );

  serveInProperty(profileContract.removePhoto, async (call, house) =>
    replace(signedIn(call).id, null, house),
  );

  app.get(routePath('/photos/:property/:name.jpg'), async (request, reply) => {
    const { property, name } = accept(paramsSchema, request.params);
    const jpeg = await photos.read(`/photos/${property}/${name}.jpg`);
    if (!jpeg) throw notFound();
    return reply
      .headers({
        'cache-control': 'private, max-age=86400, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .type('image/jpeg')
      .send(jpeg);
  });

  async function replace(guestId: string, profilePic: string | null, { property }: PropertyScope) {
    const { profilePic: before } = await guests.find(guestId);
    const changed = await guests.change(guestId, { profilePic });
    if (!changed) throw new Error('no row found for the signed-in guest');
    // The same person may use this photo at another property.
    if (before && !(await guests.isPhotoShown(before))) await photos.remove(before);
    return knownGuests.tell(changed, property);
  }
}

/** Reads the picture and throws as soon as it exceeds the limit. */
async function wholeOf(payload: AsyncIterable<Buffer>, announced: number): Promise<Buffer> {
  if (announced > LARGEST_PHOTO_BYTES) throw photoTooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of payload) {
    bytes += part.length;
    if (bytes > LARGEST_PHOTO_BYTES) throw photoTooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
