import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Linux shows the first fifteen characters of a process's title. */
const COMPOSER_NAME = 'first views of ';

interface ProcessStat {
  name: string;
  parent: number;
  cpuMs: number;
}

/** Returns the processor time of a process and its threads so far; `null` on systems without `/proc`. */
export async function cpuMsOf(pid: number): Promise<number | null> {
  return (await statOf(pid))?.cpuMs ?? null;
}

/** Returns the processor time so far of the processes in which a server composes first views. */
export async function composerCpuMsOf(serverPid: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => statOf(Number(pid))));
  return stats
    .filter((stat) => stat !== null)
    .filter(({ name, parent }) => parent === serverPid && name === COMPOSER_NAME)
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

async function statOf(pid: number): Promise<ProcessStat | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name is in parentheses and may contain anything. The fields after it are counted from the state; the second is
  // the parent, the twelfth and thirteenth are user and system time.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
  };
}
