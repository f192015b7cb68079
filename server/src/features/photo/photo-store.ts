import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../../release/src/errors/error-code';

/** The file name is the only protection of a photo, so it is a random secret of 128 bits. */
const URL_SHAPE = /^\/photos\/([a-z0-9-]{1,64})\/([\w-]{22}\.jpg)$/;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Stores guest photos as files under their public address. */
export function createPhotoStore(folder: string) {
  const fileOf = (url: string) => {
    const [, property, name] = URL_SHAPE.exec(url) ?? [];
    return property && name ? join(folder, property, name) : undefined;
  };
  return {
    /** Stores a photo and returns its address. */
    async add(property: string, jpeg: Buffer): Promise<string> {
      const url = `/photos/${property}/${randomBytes(16).toString('base64url')}.jpg`;
      const file = fileOf(url);
      if (!file) throw new Error(`invalid photo address ${url}`);
      await mkdir(join(folder, property), { recursive: true });
      // The rename makes the file visible only when it is complete.
      await writeFile(`${file}.part`, jpeg);
      await rename(`${file}.part`, file);
      return url;
    },

    async read(url: string): Promise<Buffer | undefined> {
      const file = fileOf(url);
      if (!file) return undefined;
      return readFile(file).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
    },

    async remove(url: string): Promise<void> {
      const file = fileOf(url);
      if (file) await rm(file, { force: true });
    },
  };
}
