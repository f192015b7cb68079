import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { codeOf } from '../errors/error-code';

const RETRY_DELAY_MS = 200;
/**
 * No build takes this long, so a lock that is held longer belongs to a killed process whose id may have been
 * reused.
 */
const MAX_HELD_MS = 15 * 60_000;

/**
 * Runs the work while no other process works in the directory: parallel builds would delete each other's
 * files.
 */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const own = `${lock}.${randomUUID()}`;
  // Linking the file to the name of the lock creates the lock atomically with its content.
  await writeFile(own, String(process.pid));
  try {
    while (!(await tryAcquire(lock, own))) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Returns whether this process has acquired the lock. */
async function tryAcquire(lock: string, own: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  if (!(await isStale(lock))) return false;
  const stale = `${own}.left`;
  await rename(lock, stale).catch(ignoreMissing);
  // Another process may have acquired the lock in the meantime; then its lock is put back.
  if (!(await isStale(stale))) await link(stale, lock).catch(() => {});
  await rm(stale, { force: true });
  return false;
}

async function isStale(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(ignoreMissing);
  const holder = found && Number(await readFile(lock, 'utf8').catch(ignoreMissing));
  if (!found) return false;
  return !holder || Date.now() - found.mtimeMs > MAX_HELD_MS || !isAlive(holder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
