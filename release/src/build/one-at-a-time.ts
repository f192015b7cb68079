import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { codeOf } from '../errors/error-code';

const LOOK_AGAIN_AFTER_MS = 200;
/** No build takes so long: whoever holds a lock for longer was killed, and its number is another's now. */
const HELD_AT_MOST_MS = 15 * 60_000;

/** Works in a folder while nobody else does: two builds at once would take away each other's files. */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const own = `${lock}.${randomUUID()}`;
  // Linked to the lock's name, it is there with its content at once, or not at all.
  await writeFile(own, String(process.pid));
  try {
    while (!(await isTaken(lock, own))) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_AFTER_MS));
    }
    return await work().finally(() => rm(lock, { force: true }));
  } finally {
    await rm(own, { force: true });
  }
}

/** Whether the lock is ours now. */
async function isTaken(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (!(await isLeftBehind(lock))) return false;
  const left = `${own}.left`;
  await rename(lock, left).catch(unlessItIsGone);
  // Somebody else may have been faster, and this be theirs already.
  if (!(await isLeftBehind(left))) await link(left, lock).catch(() => {});
  await rm(left, { force: true });
  return false;
}

async function isLeftBehind(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(unlessItIsGone);
  const holder = found && Number(await readFile(lock, 'utf8').catch(unlessItIsGone));
  if (!found) return false;
  return !holder || Date.now() - found.mtimeMs > HELD_AT_MOST_MS || !isAlive(holder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function unlessItIsGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
