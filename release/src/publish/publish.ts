import type { ReleaseRecord } from '@guest/shared/contracts/release.contract';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { distDir } from '../packages';

export const releaseDir = (store: string, name: string, version: string) => join(store, name, version);

/** Puts a build into the store, where it never changes again. Returns whether it was new. */
export async function publish(
  store: string,
  { name, version }: ReleaseRecord,
  dist = distDir(name),
): Promise<boolean> {
  const target = releaseDir(store, name, version);
  if (await exists(target)) return false;
  // Moved into place whole: a reader sees all of a release or nothing.
  const half = `${target}.${process.pid}.part`;
  await mkdir(join(store, name), { recursive: true });
  await cp(dist, half, { recursive: true });
  try {
    await rename(half, target);
    return true;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (await exists(target)) return false;
    throw error;
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
