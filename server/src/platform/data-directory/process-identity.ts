import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * What tells a process from every other that ever had its number: when it began. Undefined where no such process runs.
 */
export async function beginningOf(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const [boot, stat] = await Promise.all([
        readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
        readFile(`/proc/${pid}/stat`, 'utf8'),
      ]);
      // The name in brackets may hold anything, so fields are counted from its end: the state is the first.
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' ? undefined : `${boot.trim()} ${fields[18]}`;
    }
    return (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  } catch {
    // Both say by failing that there is no such process.
    return undefined;
  }
}
