import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../../release/src/errors/error-code';

/** Its name is all that leads to a photo, so it is a secret of 128 bits. */
const URL_SHAPE = /^\/photos\/([a-z0-9-]{1,64})\/([\w-]{22}\.jpg)$/;

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Guests' photos as files, each under the address by which it is shown. */
export function createPhotoStore(folder: string) {
  const fileOf = (url: string) => {
    const [, property, name] = URL_SHAPE.exec(url) ?? [];
    return property && name ? join(folder, property, name) : undefined;
  };
  return {
    /** Keeps a photo and says its address. */
    async add(property: string, jpeg: Buffer): Promise<string> {
      const url = `/photos/${property}/${randomBytes(16).toString('base64url')}.jpg`;
      const file = fileOf(url);
      if (!file) throw new Error(`no photo can be at ${url}`);
      await mkdir(join(folder, property), { recursive: true });
      // Under its name only when it is whole.
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
