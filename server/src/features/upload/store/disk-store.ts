import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../../../../release/src/errors/error-code';
import { syncFolder, writeThrough } from '../../../../../release/src/storage/write-through';
import { storageFull } from '../rules/file-refusals';
import type { FileStore } from './file-store';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Keys are ours and lead nowhere else, but a folder of guests' files is no place to trust that. */
const KEY = /^p\/[a-z0-9-]{1,64}\/[\w-]{1,64}\.[a-z0-9]{1,5}(-\d{2,4}\.webp)?$/;

/** Files in a folder of this machine; `write` is for tests of a disk that is full. */
export function createDiskStore(folder: string, write = writeThrough): FileStore {
  function fileOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`no file can be at ${key}`);
    return join(folder, key);
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await write(part, bytes);
        await rename(part, file);
        // Else its name could be lost with the power, and its message would show nothing.
        await syncFolder(dirname(file));
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? storageFull() : error;
      }
    },

    async read(key, range) {
      const handle = await open(fileOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      });
      return handle && createReadStream('', { fd: handle, ...range });
    },

    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

const isFull = (error: unknown) => FULL.has(codeOf(error));
