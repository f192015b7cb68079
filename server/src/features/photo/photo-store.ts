import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { FileStore } from '../upload/store/file-store';
import { toStorageError } from '../upload/store/storage-error';
import { photoFile } from '../upload/rules/photo-file';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Stores guest photos in the file store, so that every process of the hotel serves them. `earlierFolder` holds
 * those of installations that kept them on the disk of one process.
 */
export function createPhotoStore(files: FileStore, earlierFolder: string) {
  const placeOf = (url: string) => {
    const file = photoFile(url);
    return file && { key: file.key, earlierFile: join(earlierFolder, file.property, file.name) };
  };

  return {
    /** Returns an address for a new photo. */
    newUrl: (property: string) => `/photos/${property}/${randomBytes(16).toString('base64url')}.jpg`,

    async put(url: string, jpeg: Buffer): Promise<void> {
      const place = placeOf(url);
      if (!place) throw new Error(`invalid photo address ${url}`);
      await files.put(place.key, jpeg, 'image/jpeg');
    },

    /**
     * Moves the photos in `earlierFolder` to the file store, where the jobs find them that delete files. Those that are not
     * needed any more are deleted, because no job would find them.
     */
    async moveEarlier(isNeeded: (key: string) => Promise<boolean>): Promise<void> {
      const found = await readdir(earlierFolder, { recursive: true }).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return [];
        throw toStorageError(error);
      });
      for (const path of found) {
        const place = placeOf(`/photos/${path}`);
        if (!place) continue;
        if (await isNeeded(place.key))
          await files.put(place.key, await readFile(place.earlierFile), 'image/jpeg');
        // The job that deletes files may have deleted this one before it was stored, and would not do it again.
        if (!(await isNeeded(place.key))) await files.remove(place.key);
        await rm(place.earlierFile, { force: true });
      }
    },

    async read(url: string): Promise<Buffer | undefined> {
      const place = placeOf(url);
      if (!place) return undefined;
      const stream = await files.read(place.key);
      if (stream) return buffer(stream);
      return readFile(place.earlierFile).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw toStorageError(error);
      });
    },

    async remove(url: string): Promise<void> {
      const place = placeOf(url);
      if (!place) return;
      await files.remove(place.key);
      await rm(place.earlierFile, { force: true }).catch((error: unknown) => {
        throw toStorageError(error);
      });
    },
  };
}
