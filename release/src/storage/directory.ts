import { randomUUID } from 'node:crypto';
import { cp, link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { assertKey } from './key';
import { makeFolder } from './make-folder';
import { diskError } from './disk-error';
import { codeOf } from '../errors/error-code';
import { messageOf, CliError } from '../errors/cli-error';
import { share } from './share';
import { assertSharedName, sharedFolderOf } from './shared-files';
import type { ReleaseStorage } from './storage';
import { syncFolder, syncTree, writeAndSync } from './fsync';

/**
 * The directory for unfinished releases. It is on the same file system, so that they can be moved into place
 * in one step.
 */
const TEMP_FOLDER = '.parts';

/** Stores releases in a local directory. Tests replace `disk` to simulate a full one. */
export function createDirectoryStorage(
  root: string,
  disk: { write: typeof writeAndSync; copy: typeof cp } = { write: writeAndSync, copy: cp },
): ReleaseStorage {
  const location = resolve(root);
  const pathOf = (key: string) => join(location, assertKey(key));
  const sharedPathOf = (name: string) => pathOf(sharedFolderOf(name));

  /** Runs work with a unique path for unfinished files and removes what remains there. */
  async function withTempPath<T>(work: (tempPath: string) => Promise<T>): Promise<T> {
    const tempPath = join(location, TEMP_FOLDER, randomUUID());
    try {
      await makeFolder(join(location, TEMP_FOLDER));
      return await work(tempPath);
    } catch (error) {
      throw diskError(error, location);
    } finally {
      await rm(tempPath, { recursive: true, force: true });
    }
  }

  async function moveIntoPlace(file: string, move: (file: string) => Promise<void>): Promise<boolean> {
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
    location,
    read: (key) => readFile(pathOf(key)).catch(undefinedIfMissing),

    create: (key, content) =>
      withTempPath(async (tempPath) => {
        await disk.write(tempPath, content);
        // Linking fails if the name exists and otherwise creates it atomically with all its content.
        return moveIntoPlace(pathOf(key), (file) => link(tempPath, file));
      }),

    replace: (key, content) =>
      withTempPath(async (tempPath) => {
        await disk.write(tempPath, content);
        await moveIntoPlace(pathOf(key), (file) => rename(tempPath, file));
      }),

    async list(folder) {
      const names = await readdir(folder === '' ? location : pathOf(folder)).catch(undefinedIfMissing);
      return (names ?? []).filter((name) => !name.startsWith('.')).sort();
    },

    publish: ({ name, version, folder, shared, check, additions }) =>
      withTempPath(async (tempPath) => {
        const target = pathOf(`${name}/${version}`);
        if (await stat(target).catch(undefinedIfMissing)) return false;
        await disk.copy(folder, tempPath, { recursive: true, dereference: true });
        const readCopied = (file: string) => readFile(join(tempPath, file)).catch(undefinedIfMissing);
        await check(readCopied);
        for (const [file, content] of await additions(readCopied))
          await disk.write(join(tempPath, file), content);
        await syncTree(tempPath);
        // The shared files come first, because the release exists from the next step on.
        await share(tempPath, sharedPathOf(name), shared);
        return moveIntoPlace(target, () => rename(tempPath, target));
      }),

    folderOf: async (name, version) => pathOf(`${name}/${version}`),

    sharedFile: async (name, file) => join(sharedPathOf(name), assertSharedName(file)),

    async sharedFiles(name) {
      const folder = sharedPathOf(name);
      const files = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
      const found = await Promise.all(
        files.map(async (file) => ({
          file,
          stats: await stat(join(folder, file)).catch(undefinedIfMissing),
        })),
      );
      return found.flatMap(({ file, stats }) => (stats ? [{ file, at: stats.mtimeMs }] : []));
    },

    share: (name, version, files) => share(pathOf(`${name}/${version}`), sharedPathOf(name), files),

    async removeShared(name, files) {
      for (const file of files) await rm(join(sharedPathOf(name), assertSharedName(file)), { force: true });
    },

    remove: (name, version) =>
      withTempPath(async (tempPath) => {
        await rename(pathOf(`${name}/${version}`), tempPath).catch(undefinedIfMissing);
      }),

    async tidy(before) {
      const parts = (await readdir(join(location, TEMP_FOLDER)).catch(undefinedIfMissing)) ?? [];
      for (const name of parts) {
        const tempPath = join(location, TEMP_FOLDER, name);
        const found = await stat(tempPath).catch(undefinedIfMissing);
        if (found && found.mtimeMs < before) await rm(tempPath, { recursive: true, force: true });
      }
    },
  };
}

function undefinedIfMissing(error: unknown): undefined {
  const code = codeOf(error);
  if (['ENOENT', 'ENOTDIR'].includes(code)) return undefined;
  // The message of a system error names the file.
  throw code === '' ? error : new CliError(500, `The store cannot be read: ${messageOf(error)}.`);
}
