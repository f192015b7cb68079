import { buffer } from 'node:stream/consumers';
import { isDrawing, type PictureFile } from '../model/hotel-content';
import { pictureHash, pictureKey } from '../../picture/imported-file';
import type { FileStore } from '../../upload/store/file-store';
import type { EncodedFile } from './decoding/encode-photo';
import { encodePicture, encodeWide, fileNames, wideFileNames } from './encode-picture';

/**
 * The file from the hotel's folder, unchanged. It is written last, so its presence means that all files of `keep` exist.
 * It is never served to guests.
 */
const ORIGINAL = 'original';
/** Pictures are removed in a transaction, which the database ends if it is idle for ten seconds. */
const REMOVED_WITHIN_MS = 7_000;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Stores the pictures of hotels in the file store by the hash of their content. */
export const createPictureStore = (files: FileStore) => ({
  /**
   * Encodes and stores a picture, a photo without its wide files. A process that dies leaves an incomplete picture,
   * which the next attempt writes again.
   */
  async keep(
    property: string,
    { path, sha256 }: Pick<PictureFile, 'path' | 'sha256'>,
    original: Buffer,
  ): Promise<void> {
    const encoded = await encodePicture(original, isDrawing(path));
    const unchanged = { name: ORIGINAL, bytes: original, mimeType: 'application/octet-stream' };
    await putAll(files, { property, sha256 }, [...encoded, unchanged]);
  },

  /**
   * Adds the wide files of a stored photo of this width, unless they exist. Call it for each photo that a page may show
   * over its whole width: it may have been stored for a place that is smaller. Returns whether they were added.
   */
  async keepWide(
    property: string,
    { sha256, width }: Pick<PictureFile, 'sha256' | 'width'>,
  ): Promise<boolean> {
    const keyOf = (name: string) => pictureKey(property, pictureHash(sha256), name);
    const exist = await Promise.all(wideFileNames(width).map((name) => exists(files, keyOf(name))));
    if (exist.every(Boolean)) return false;
    const original = await files.read(keyOf(ORIGINAL));
    if (!original) return false;
    await putAll(files, { property, sha256 }, await encodeWide(await buffer(original)));
    return true;
  },

  /**
   * Removes all files of a picture of this width. The original goes first, because its presence means that the picture
   * is complete. All requests have ended when this returns, so that none removes a file that is stored again later.
   */
  async remove(property: string, { sha256, width }: { sha256: string; width: number }): Promise<void> {
    const signal = AbortSignal.timeout(REMOVED_WITHIN_MS);
    const removeFile = (name: string) =>
      files.remove(pictureKey(property, pictureHash(sha256), name), signal);
    await removeFile(ORIGINAL);
    const removed = await Promise.allSettled(fileNames(width).map(removeFile));
    for (const one of removed) if (one.status === 'rejected') throw one.reason;
  },

  /** Returns whether all files of a picture exist, apart from the wide ones of a photo. */
  has: (property: string, sha256: string): Promise<boolean> =>
    exists(files, pictureKey(property, pictureHash(sha256), ORIGINAL)),

  /** Returns the unchanged file from the hotel's folder. */
  async original(property: string, sha256: string): Promise<Buffer | undefined> {
    const stream = await files.read(pictureKey(property, pictureHash(sha256), ORIGINAL));
    return stream && buffer(stream);
  },
});

async function exists(files: FileStore, key: string): Promise<boolean> {
  const stream = await files.read(key);
  stream?.destroy();
  return stream !== undefined;
}

/** If a file cannot be written, the files already written are removed, because the usual reason is a full disk. */
async function putAll(
  files: FileStore,
  { property, sha256 }: { property: string; sha256: string },
  encoded: readonly EncodedFile[],
): Promise<void> {
  const written: string[] = [];
  try {
    for (const { name, bytes, mimeType } of encoded) {
      const key = pictureKey(property, pictureHash(sha256), name);
      await files.put(key, Buffer.from(bytes), mimeType);
      written.push(key);
    }
  } catch (error) {
    await Promise.allSettled(written.map((key) => files.remove(key)));
    throw error;
  }
}
