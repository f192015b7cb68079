import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/error-code';

/**
 * Creates a directory and its parents. Node's recursive option loops forever where the parent exists but the
 * system reports ENOENT for a new directory, as in `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await makeIfMissing(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    if (!(await isFolder(parent))) await makeFolder(parent);
    // If the parent exists by now, another process may have created it.
    await makeIfMissing(path);
  }
}

async function makeIfMissing(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(path))) throw error;
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (it) => it.isDirectory(),
    () => false,
  );
