import { chmod, cp, lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartUpFailure } from '../../errors/start-up-failure';

/**
 * Copies a folder of programs to a place where every user can run them and only the current user can change
 * them. An existing complete copy is reused.
 */
export async function copyBinaries(source: string, target: string): Promise<string> {
  if (await isOwnFolder(target)) {
    if (await haveSameFiles(source, target)) return target;
    // The copy is incomplete because a cleaner removed temporary files, or it belongs to another build.
    await rm(target, { recursive: true });
  }
  const unfinished = await mkdtemp(join(dirname(target), `${basename(target)}-`));
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
  await makeReadableByAll(unfinished);
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    // Another process has created the same copy in the meantime.
    if (!(await isOwnFolder(target))) throw error;
  });
  return target;
}

/**
 * Anyone can write to a folder for temporary files, so an existing entry with our name may belong to another
 * user.
 */
async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true;
  throw new StartUpFailure(
    `"${folder}" belongs to somebody else; PostgreSQL's programs are to be copied there.`,
  );
}

async function haveSameFiles(source: string, target: string): Promise<boolean> {
  const [wanted, present] = await Promise.all([filesIn(source), filesIn(target)]);
  return wanted.length === present.length && wanted.every((file, i) => file === present[i]);
}

/** Returns the files below a folder with their sizes, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && isNeededToRun(entry.name));
  const descriptions = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${path.slice(folder.length)} ${(await lstat(path)).size}`;
  });
  return (await Promise.all(descriptions)).sort();
}

/** Archives are needed only to compile against the libraries. */
const isNeededToRun = (path: string) => !path.endsWith('.a');

/** The source may have been cloned with modes that only let its owner read it. */
async function makeReadableByAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadableByAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
