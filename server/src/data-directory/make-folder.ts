import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it. Node's own recursive way never ends where a folder is there and the system says
 * of a new one in it that there is no such place, as it does in `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await isFolder(path))) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await makeFolder(path);
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (it) => it.isDirectory(),
    () => false,
  );
