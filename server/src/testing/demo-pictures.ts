import { inject } from 'vitest';
import { createPictureStore, type PictureStore } from '../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../features/upload/module';

/** The pictures of hotels in the data directory of the servers of tests. */
export const testPictures = async (): Promise<PictureStore> =>
  createPictureStore(await createFileStore({ dataDir: inject('dataDir'), uploadsS3: null }));
