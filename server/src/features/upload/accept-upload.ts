import { createKeyedQueue } from '../../platform/concurrency/keyed-queue';
import { inMaintenance, RequestError } from '../../platform/errors/request-error';
import { checkContent } from './content/check-content';
import { reEncodePhoto } from './content/re-encode-photo';
import { fileEmpty, fileTooLarge } from './rules/file-errors';
import { mimeTypeOf } from './mime-type';
import type { FileStore } from './store/file-store';
import { removeFiles, thumbnailKey } from './store/thumbnail-key';
import type { TakenUpload, UploadRepository, UploadRow } from './upload.repository';

export type AcceptUpload = ReturnType<typeof createAcceptUpload>;

/** Verifies a received file and either stores it or rejects it for good. */
export function createAcceptUpload(rows: UploadRepository, store: FileStore) {
  // Decoding a picture of 40 megapixels takes 120 MB, so only one is processed at a time.
  const photoQueue = createKeyedQueue();

  async function storeFile(row: UploadRow, bytes: Buffer) {
    if (bytes.length === 0) throw fileEmpty();
    if (bytes.length > row.most) throw fileTooLarge(row.type);
    const mimeType = mimeTypeOf(row);
    if (row.type !== 'photo') {
      await checkContent(bytes, row.ext, mimeType);
      await store.put(row.key, bytes, mimeType);
      return { mimeType, size: bytes.length, thumbnails: [] };
    }
    const photo = await photoQueue.acquire('photo', () => reEncodePhoto(bytes, mimeType));
    for (const thumbnail of photo.thumbnails) {
      await store.put(thumbnailKey(row.key, thumbnail.width), thumbnail.bytes, 'image/webp');
    }
    await store.put(row.key, photo.bytes, mimeType);
    const { width, height } = photo;
    const thumbnails = photo.thumbnails.map((one) => ({ width: one.width, size: one.bytes.length }));
    return { mimeType, size: photo.bytes.length, width, height, thumbnails };
  }

  /**
   * The caller must have taken the row, which `taken` proves. A failure invalidates the ticket and removes the file, unless `keepsFile` says
   * that the store still has what the browser uploaded: then a store that fails for a moment does not lose it.
   */
  return async (
    row: UploadRow,
    taken: TakenUpload,
    receive: () => Promise<Buffer>,
    { keepsFile = false }: { keepsFile?: boolean } = {},
  ): Promise<UploadRow> => {
    try {
      return await rows.markClean(taken, await storeFile(row, await receive()));
    } catch (error) {
      if (keepsFile && error instanceof RequestError && error.status === 503) {
        // If this fails too, the file can be checked again after a minute.
        await rows.releaseFromCheck(taken).catch(() => {});
        throw error;
      }
      // If this fails too, the upload job deletes the row after an hour.
      const isMine = await rows.rejectTaken(taken).catch(() => false);
      if (!isMine) throw inMaintenance(1);
      await removeFiles(store, row).catch(() => {});
      throw error;
    }
  };
}
