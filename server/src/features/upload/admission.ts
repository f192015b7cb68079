import { createLanes } from '../../platform/concurrency/lanes';
import { checkContent } from './content/check-content';
import { drawPhoto } from './content/draw-photo';
import { fileEmpty, fileTooLarge } from './rules/file-refusals';
import { mimeTypeOf } from './mime-type';
import type { FileStore } from './store/file-store';
import { removeFiles, thumbnailKey } from './store/thumbnail-key';
import type { UploadRepository, UploadRow } from './upload.repository';

export type Admission = ReturnType<typeof createAdmission>;

/** Verifies a received file and either stores it or rejects it for good. */
export function createAdmission(rows: UploadRepository, store: FileStore) {
  // Decoding a picture of 40 megapixels takes 120 MB, so only one is processed at a time.
  const drawing = createLanes();

  async function stored(row: UploadRow, bytes: Buffer) {
    if (bytes.length === 0) throw fileEmpty();
    if (bytes.length > row.most) throw fileTooLarge(row.type);
    const mimeType = mimeTypeOf(row);
    if (row.type !== 'photo') {
      await checkContent(bytes, row.ext, mimeType);
      await store.put(row.key, bytes, mimeType);
      return { mimeType, size: bytes.length, thumbnails: [] };
    }
    const photo = await drawing.run('photo', () => drawPhoto(bytes, mimeType));
    for (const thumbnail of photo.thumbnails) {
      await store.put(thumbnailKey(row.key, thumbnail.width), thumbnail.bytes, 'image/webp');
    }
    await store.put(row.key, photo.bytes, mimeType);
    const { width, height } = photo;
    const thumbnails = photo.thumbnails.map((one) => ({ width: one.width, size: one.bytes.length }));
    return { mimeType, size: photo.bytes.length, width, height, thumbnails };
  }

  /** The caller must have taken the row. Any failure invalidates the ticket and removes the file. */
  return async (row: UploadRow, receive: () => Promise<Buffer>): Promise<UploadRow> => {
    try {
      return await rows.keep(row.id, await stored(row, await receive()));
    } catch (error) {
      // If this fails too, the upload job deletes the row after an hour.
      await Promise.allSettled([rows.doom(row.id), removeFiles(store, row)]);
      throw error;
    }
  };
}
