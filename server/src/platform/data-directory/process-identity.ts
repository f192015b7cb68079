import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Returns when the process started, which distinguishes it from earlier processes with the same pid. Returns
 * `undefined` if no such process runs.
 */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const [boot, stat] = await Promise.all([
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ]);
      // The process name in parentheses may contain anything, so fields are counted from its end; the first
      // one is the state.
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? undefined : `${boot.trim()} ${fields[18]}`;
    }
    return (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  } catch {
    // Reading `/proc` and running `ps` both fail if there is no such process.
    return undefined;
  }
}
