import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { codeOf } from '../errors/error-code';

const LOOK_AGAIN_AFTER_MS = 200;
/**
 * No build takes this long, so a lock that is held longer belongs to a killed process whose id may have been
 * reused.
 */
const HELD_AT_MOST_MS = 15 * 60_000;

/**
 * Runs the work while no other process works in the directory: parallel builds would delete each other's
 * files.
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const own = `${lock}.${randomUUID()}`;
  // Linking the file to the name of the lock creates the lock atomically with its content.
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

/** Returns whether this process has acquired the lock. */
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
  // Another process may have acquired the lock in the meantime; then its lock is put back.
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
