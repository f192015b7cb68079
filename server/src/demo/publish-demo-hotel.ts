import { widePictures } from '../features/hotel-content/check/picture-uses';
import type { FolderPictures } from '../features/hotel-content/model/hotel-content';
import { storePictures } from '../features/hotel-content/pictures/store-pictures';
import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import { readPictures } from '../features/hotel-content/pictures/read-pictures';
import { propertyIdIn } from '../features/hotel-content/rows/row-context';
import { rowsOf } from '../features/hotel-content/rows/rows-of';
import { publishVersion } from '../features/hotel-content/versions/publish';
import { createVersionRepository } from '../features/hotel-content/versions/version.repository';
import type { DatabaseOrTransaction } from '../features/hotel-content/versions/with-dry-run';
import { lifeFolder } from './folders/demo-folders';
import type { DemoHotel } from './folders/read-demo-hotel';

const BY = 'operator:demo';

interface PublishDemoOptions {
  now: Date;
  /** Takes over the rows of a demo hotel that an earlier version of the suite has filled in without a folder. */
  adopts?: boolean;
}

/** Publishes a demo hotel as `hotel import --publish` does. Its pictures must be stored before. */
export async function publishDemoHotel(
  tx: DatabaseOrTransaction,
  { slug, content, files, pictures }: DemoHotel,
  { now, adopts = false }: PublishDemoOptions,
): Promise<void> {
  const propertyId = propertyIdIn(content);
  const version = await createVersionRepository(tx).add({
    propertyId,
    slug,
    files,
    pictures,
    note: 'demo',
    by: BY,
  });
  await publishVersion(tx, version, { now, by: BY, adopts, derive: () => rowsOf(content, now) });
}

/** Stores the pictures of a demo hotel and of its posts, and returns those of the posts. */
export async function storeDemoPictures(
  store: PictureStore,
  { slug, folder, pictures, content }: DemoHotel,
): Promise<FolderPictures> {
  const { pictures: shown } = await readPictures(lifeFolder(slug));
  await storePictures(store, { folder, slug, pictures, wide: widePictures(content) });
  await storePictures(store, { folder: lifeFolder(slug), slug, pictures: shown });
  return shown;
}
