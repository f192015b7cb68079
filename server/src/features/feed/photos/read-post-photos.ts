import { buffer } from 'node:stream/consumers';
import { basename } from 'node:path';
import type { PostPicture } from '../../../platform/db/tables/content/feed';
import type { FileStore } from '../../upload/store/file-store';

/** The archive is built in memory, so the oldest photos beyond this are only listed in its data. */
const MAX_BYTES = 50_000_000;

/** Returns the photos of posts by their name in the archive, those of the newest posts first. */
export async function readPostPhotos(
  store: Pick<FileStore, 'read'>,
  posts: readonly { createdAt: Date; pictures: PostPicture[] }[],
): Promise<Record<string, Uint8Array>> {
  const photos: Record<string, Uint8Array> = {};
  let bytes = 0;
  const newestFirst = posts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  for (const picture of newestFirst.flatMap((one) => one.pictures)) {
    const stream = 'file' in picture && bytes < MAX_BYTES ? await store.read(picture.file) : undefined;
    if (!stream || !('file' in picture)) continue;
    const photo = await buffer(stream);
    bytes += photo.length;
    photos[`posts/${basename(picture.file)}`] = new Uint8Array(photo);
  }
  return photos;
}
