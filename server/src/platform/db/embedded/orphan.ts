import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '../../../../../release/src/errors/error-code';

const CHECK_EVERY_MS = 50;

/** The signals that stop PostgreSQL, from graceful to forced, with the milliseconds each is given. */
const STOP_SIGNALS: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** Stops a PostgreSQL that a killed server left running on this data folder. Committed data is preserved. */
export async function stopOrphan(dataFolder: string): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (!(await isRunningIn(pid, dataFolder))) {
    // The pid now belongs to another process, which PostgreSQL would mistake for a running server.
    await rm(pidFile, { force: true });
    return;
  }
  for (const [signal, timeoutMs] of STOP_SIGNALS) {
    process.kill(pid, signal);
    for (let waited = 0; waited < timeoutMs; waited += CHECK_EVERY_MS) {
      if (!isAlive(pid)) return;
      await wait(CHECK_EVERY_MS);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // `EPERM` means that the process exists but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * The working directory of PostgreSQL is its data folder. Systems without `/proc` show the command line
 * instead.
 */
async function isRunningIn(pid: number, folder: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
      return there.ino === here.ino && there.dev === here.dev;
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.includes(folder);
  } catch {
    // Both are hidden only for processes of another user, and an orphan of this suite is readable.
    return false;
  }
}
