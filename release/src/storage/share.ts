import { link, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/error-code';
import { syncFolder } from './fsync';
import { makeFolder } from './make-folder';
import { assertSharedName, copiesByFile, sharedFileConflict } from './shared-files';

/**
 * Links files of a release to their shared addresses. A file that is there already has to be the same; its
 * compressed copies may come from another version of the compressor and stay as they are.
 */
export async function share(release: string, target: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await makeFolder(target);
  const copies = copiesByFile(await readdir(release));
  for (const file of files) {
    // A reader that finds the file may look for its copies, so they are there first.
    for (const copy of copies.get(assertSharedName(file)) ?? [])
      await linkOnce(join(release, copy), join(target, copy));
    const isNew = await linkOnce(join(release, file), join(target, file));
    if (!isNew && !(await haveSameContent(join(release, file), join(target, file))))
      throw sharedFileConflict(file);
  }
  await syncFolder(target);
}

/** Linking creates the file with all its content, and fails if the name exists. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other)]);
  return a.equals(b);
}
