import { randomUUID } from 'node:crypto';
import { cp, link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertKey } from './key';
import { makeFolder } from './make-folder';
import { diskTrouble } from './disk-trouble';
import { codeOf } from '../errors/error-code';
import { saidBy, Trouble } from '../errors/trouble';
import type { ReleaseStorage } from './storage';
import { syncFolder, syncTree, writeThrough } from './write-through';

/**
 * The directory for unfinished releases. It is on the same file system, so that they can be moved into place
 * in one step.
 */
const PARTS = '.parts';

/** Stores releases in a local directory. Tests replace `disk` to simulate a full one. */
export function createDirectoryStorage(
  root: string,
  disk: { write: typeof writeThrough; copy: typeof cp } = { write: writeThrough, copy: cp },
): ReleaseStorage {
  const place = resolve(root);
  const at = (key: string) => join(place, assertKey(key));

  /** Runs work with a unique path for unfinished files and removes what remains there. */
  async function inPart<T>(work: (part: string) => Promise<T>): Promise<T> {
    const part = join(place, PARTS, randomUUID());
    try {
      await makeFolder(join(place, PARTS));
      return await work(part);
    } catch (error) {
      throw diskTrouble(error, place);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
  }

  async function placed(file: string, move: (file: string) => Promise<void>): Promise<boolean> {
    await makeFolder(dirname(file));
    try {
      await move(file);
    } catch (error) {
      if (['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) return false;
      throw error;
    }
    await syncFolder(dirname(file));
    return true;
  }

  return {
    place,
    read: (key) => readFile(at(key)).catch(unlessItIsMissing),

    create: (key, content) =>
      inPart(async (part) => {
        await disk.write(part, content);
        // Linking fails if the name exists and otherwise creates it atomically with all its content.
        return placed(at(key), (file) => link(part, file));
      }),

    replace: (key, content) =>
      inPart(async (part) => {
        await disk.write(part, content);
        await placed(at(key), (file) => rename(part, file));
      }),

    async list(folder) {
      const names = await readdir(folder === '' ? place : at(folder)).catch(unlessItIsMissing);
      return (names ?? []).filter((name) => !name.startsWith('.')).sort();
    },

    publish: ({ name, version, folder, check }) =>
      inPart(async (part) => {
        const target = at(`${name}/${version}`);
        if (await stat(target).catch(unlessItIsMissing)) return false;
        await disk.copy(folder, part, { recursive: true, dereference: true });
        await check((file) => readFile(join(part, file)).catch(unlessItIsMissing));
        await syncTree(part);
        return placed(target, () => rename(part, target));
      }),

    folderOf: async (name, version) => at(`${name}/${version}`),

    remove: (name, version) =>
      inPart(async (part) => {
        await rename(at(`${name}/${version}`), part).catch(unlessItIsMissing);
      }),

    async tidy(before) {
      const parts = (await readdir(join(place, PARTS)).catch(unlessItIsMissing)) ?? [];
      for (const name of parts) {
        const part = join(place, PARTS, name);
        const found = await stat(part).catch(unlessItIsMissing);
        if (found && found.mtimeMs < before) await rm(part, { recursive: true, force: true });
      }
    },
  };
}

function unlessItIsMissing(error: unknown): undefined {
  const code = codeOf(error);
  if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined;
  // The message of a system error names the file.
  throw code === '' ? error : new Trouble(500, `The store cannot be read: ${saidBy(error)}.`);
}
