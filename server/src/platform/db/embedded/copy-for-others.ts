import { chmod, cp, lstat, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartUpFailure } from '../../errors/start-up-failure';

/**
 * Copies a folder of programs to where every user can run them, and only we can change them. A whole copy that is there
 * already is used again.
 */
export async function copyForOthers(source: string, target: string): Promise<string> {
  if (await isOurs(target)) {
    if (await areAlike(source, target)) return target;
    // A cleaner of temporary files has been here, or the copy is of another build.
    await rm(target, { recursive: true });
  }
  const unfinished = await mkdtemp(join(dirname(target), `${basename(target)}-`));
  await cp(source, unfinished, { recursive: true, verbatimSymlinks: true, filter: isForRunning });
  await openToAll(unfinished);
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    // Another start was faster with the same copy.
    if (!(await isOurs(target))) throw error;
  });
  return target;
}

/** Anybody may write to a folder for temporary files, so what stands there under our name need not be ours. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true;
  throw new StartUpFailure(
    `"${folder}" belongs to somebody else; PostgreSQL's programs are to be copied there.`,
  );
}

async function areAlike(source: string, target: string): Promise<boolean> {
  const [wanted, present] = await Promise.all([filesIn(source), filesIn(target)]);
  return wanted.length === present.length && wanted.every((file, i) => file === present[i]);
}

/** The files below a folder with their sizes, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && isForRunning(entry.name));
  const told = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${path.slice(folder.length)} ${(await lstat(path)).size}`;
  });
  return (await Promise.all(told)).sort();
}

/** Archives serve only those who compile against the libraries. */
const isForRunning = (path: string) => !path.endsWith('.a');

/** The modes may come from a clone that was made for its owner's eyes only. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
