import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '../../../../../release/src/errors/error-code';

const LOOK_EVERY_MS = 50;

/** From asking nicely to not asking, each with the milliseconds it is given. */
const WAYS_TO_STOP: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** Stops a PostgreSQL that a killed server has left behind on these data. What it has committed stays committed. */
export async function stopOrphan(dataFolder: string): Promise<void> {
  const note = join(dataFolder, 'postmaster.pid');
  const pid = Number((await readFile(note, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  if (!(await worksIn(pid, dataFolder))) {
    // The number now belongs to another process, and PostgreSQL would take that one for its own.
    await rm(note, { force: true });
    return;
  }
  for (const [signal, patience] of WAYS_TO_STOP) {
    process.kill(pid, signal);
    for (let waited = 0; waited < patience; waited += LOOK_EVERY_MS) {
      if (!isAlive(pid)) return;
      await wait(LOOK_EVERY_MS);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but not ours to signal.
    return codeOf(error) === 'EPERM';
  }
}

/** PostgreSQL works in its data folder. Where the system does not show that, it shows how it was called. */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
      return there.ino === here.ino && there.dev === here.dev;
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.includes(folder);
  } catch {
    // Another user's process shows neither; ours does.
    return false;
  }
}
