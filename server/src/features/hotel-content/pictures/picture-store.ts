import { buffer } from 'node:stream/consumers';
import { pictureHash, pictureKey } from '../../picture/imported-file';
import type { FileStore } from '../../upload/store/file-store';
import { encodePicture } from './encode-picture';

/** The photo as it stands in the hotel's folder. It is written last, and no address leads to it. */
const ORIGINAL = 'original';

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Keeps the pictures of hotels' folders in the file store, below the hash of their content. */
export const createPictureStore = (files: FileStore) => ({
  /** Encodes and keeps a picture. An interruption leaves files that no version names, which are written anew. */
  async keep(property: string, sha256: string, original: Buffer): Promise<void> {
    const keyOf = (name: string) => pictureKey(property, pictureHash(sha256), name);
    for await (const { name, bytes, mimeType } of encodePicture(original))
      await files.put(keyOf(name), bytes, mimeType);
    await files.put(keyOf(ORIGINAL), original, 'application/octet-stream');
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
