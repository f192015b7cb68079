import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '.hotel-cache';

/** Returns what a file of a hotel's cache contains, or `undefined` if it is missing or no JSON. */
export async function readCacheFile(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, FOLDER, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file of a hotel's cache. Errors are ignored, because without a cache the check is only slower. */
export async function writeCacheFile(folder: string, name: string, content: unknown): Promise<void> {
  const at = join(folder, FOLDER);
  try {
    await mkdir(at, { recursive: true });
    await writeFile(join(at, '.gitignore'), '*\n');
    await writeFile(join(at, `${name}.new`), JSON.stringify(content));
    await rename(join(at, `${name}.new`), join(at, name));
  } catch {
    return;
  }
}
