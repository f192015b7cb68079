import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors/error-code';

/**
 * Makes a folder, with those above it. Node's own recursive way never ends where a folder is there and the system says
 * of a new one in it that there is no such place, as it does in `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await makeOne(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    if (!(await isFolder(parent))) await makeFolder(parent);
    // Where the one above is there now, somebody else may have made it a moment ago.
    await makeOne(path);
  }
}

async function makeOne(path: string): Promise<void> {
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
