import type { UploadRepository } from '../upload/upload.repository';
import type { PhotoStore } from './photo-store';

type Rows = Pick<UploadRepository, 'insertMissingPhotos' | 'isPhotoNeeded'>;

/** Photos that guests show get their rows first, because files without a row are deleted. */
export const createMoveEarlierPhotos = (photos: PhotoStore, rows: Rows) => async (): Promise<void> => {
  await rows.insertMissingPhotos();
  await photos.moveEarlier(rows.isPhotoNeeded);
};
