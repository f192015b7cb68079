import type { Connection } from '../../platform/db/database';
import type { Actor } from '../../platform/connections/actor';
import { RequestError } from '../../platform/errors/request-error';
import type { UploadRow } from '../upload/upload.repository';
import type { Uploads } from '../upload/uploads';

/** Returns the photos of a request. Each must be a ready upload of this guest. */
export function loadPhotos(uploads: Uploads, actor: Actor, keys: string[] = []): Promise<UploadRow[]> {
  return Promise.all(
    [...new Set(keys)].map((key) => uploads.requireUsable(actor, { key, type: 'photo', purpose: 'request' })),
  );
}

export function assertPhotoLimit(photos: UploadRow[], max: number): void {
  if (photos.length > max) throw new RequestError(422, 'photo_limit', 'Up to {n} photos.', { n: max });
}

/** Links the photos to the request only, so that no conversation gives access to them. */
export async function linkPhotos(
  tx: Connection,
  { rows }: Uploads,
  { photos, ticketId }: { photos: UploadRow[]; ticketId: string },
): Promise<void> {
  for (const { id } of photos) await rows.link(tx, id, { linkedTo: ticketId, roomId: null });
}
