import { buffer } from 'node:stream/consumers';
import { isDrawing, type PictureFile } from '../model/hotel-content';
import { pictureHash, pictureKey } from '../../picture/imported-file';
import type { FileStore } from '../../upload/store/file-store';
import { encodePicture, fileNames } from './encode-picture';

/** The photo as it stands in the hotel's folder. It is written last, and no address leads to it. */
const ORIGINAL = 'original';

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Keeps the pictures of hotels' folders in the file store, below the hash of their content. */
export const createPictureStore = (files: FileStore) => ({
  /**
   * Encodes and keeps a picture. If a file cannot be written, those before it go again, because a full disk is the
   * usual reason; a process that dies leaves files that no version names, which are written anew.
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
      for await (const { name, bytes, mimeType } of encodePicture(original, isDrawing(path)))
        await put(name, bytes, mimeType);
      await put(ORIGINAL, original, 'application/octet-stream');
    } catch (error) {
      await Promise.allSettled(written.map((key) => files.remove(key)));
      throw error;
    }
  },

  /** Removes all files of a picture of this width. */
  async remove(property: string, { sha256, width }: { sha256: string; width: number }): Promise<void> {
    const names = [ORIGINAL, ...fileNames(width)];
    for (const name of names) await files.remove(pictureKey(property, pictureHash(sha256), name));
  },

  /** Whether all files of a picture are there. */
  async has(property: string, sha256: string): Promise<boolean> {
    const stream = await files.read(pictureKey(property, pictureHash(sha256), ORIGINAL));
    stream?.destroy();
    return stream !== undefined;
  },

  /** Returns a picture as it stood in the hotel's folder. */
  async original(property: string, sha256: string): Promise<Buffer | undefined> {
    const stream = await files.read(pictureKey(property, pictureHash(sha256), ORIGINAL));
    return stream && buffer(stream);
  },
});
