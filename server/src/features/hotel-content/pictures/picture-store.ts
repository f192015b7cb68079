import { buffer } from 'node:stream/consumers';
import { isDrawing, type PictureFile } from '../model/hotel-content';
import { pictureHash, pictureKey } from '../../picture/imported-file';
import type { FileStore } from '../../upload/store/file-store';
import { encodePicture, fileNames } from './encode-picture';

/**
 * The file from the hotel's folder, unchanged. It is written last, so its presence means that the picture is
 * complete. It is never served to guests.
 */
const ORIGINAL = 'original';
/** Pictures are removed in a transaction, which the database ends if it is idle for ten seconds. */
const REMOVED_WITHIN_MS = 7_000;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Stores the pictures of hotels in the file store by the hash of their content. */
export const createPictureStore = (files: FileStore) => ({
  /**
   * Encodes and stores a picture. If a file cannot be written, the files already written are removed, because the
   * usual reason is a full disk. A process that dies leaves an incomplete picture, which the next attempt writes
   * again.
   */
  async keep(
    property: string,
    { path, sha256 }: Pick<PictureFile, 'path' | 'sha256'>,
    original: Buffer,
  ): Promise<void> {
    const keyOf = (name: string) => pictureKey(property, pictureHash(sha256), name);
    const written: string[] = [];
    const put = async (name: string, bytes: Buffer, mimeType: string) => {
      await files.put(keyOf(name), bytes, mimeType);
      written.push(keyOf(name));
    };
    try {
      for (const { name, bytes, mimeType } of await encodePicture(original, isDrawing(path)))
        await put(name, Buffer.from(bytes), mimeType);
      await put(ORIGINAL, original, 'application/octet-stream');
    } catch (error) {
      await Promise.allSettled(written.map((key) => files.remove(key)));
      throw error;
    }
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

  /** Returns whether all files of a picture exist. */
  async has(property: string, sha256: string): Promise<boolean> {
    const stream = await files.read(pictureKey(property, pictureHash(sha256), ORIGINAL));
    stream?.destroy();
    return stream !== undefined;
  },

  /** Returns the unchanged file from the hotel's folder. */
  async original(property: string, sha256: string): Promise<Buffer | undefined> {
    const stream = await files.read(pictureKey(property, pictureHash(sha256), ORIGINAL));
    return stream && buffer(stream);
  },
});
