import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { FileStore } from '../upload/store/file-store';
import { toStorageError } from '../upload/store/storage-error';

/** The file name is the only protection of a photo, so it is a random secret of 128 bits. */
const URL_SHAPE = /^\/photos\/([a-z0-9-]{1,64})\/([\w-]{22}\.jpg)$/;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/**
 * Stores guest photos in the file store, so that every process of the hotel serves them. `earlierFolder` holds
 * those of installations that kept them on the disk of one process.
 */
export function createPhotoStore(files: FileStore, earlierFolder: string) {
  const placeOf = (url: string) => {
    const [, property, name] = URL_SHAPE.exec(url) ?? [];
    return property && name
      ? { key: `p/${property}/${name}`, earlierFile: join(earlierFolder, property, name) }
      : undefined;
  };

  return {
    /** Stores a photo and returns its address. */
    async add(property: string, jpeg: Buffer): Promise<string> {
      const url = `/photos/${property}/${randomBytes(16).toString('base64url')}.jpg`;
      const place = placeOf(url);
      if (!place) throw new Error(`invalid photo address ${url}`);
      await files.put(place.key, jpeg, 'image/jpeg');
      return url;
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
