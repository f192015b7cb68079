import { readdir, readFile } from 'node:fs/promises';

const TITLE = 'first views of ';
const KB_PER_MB = 1_024;

/**
 * Returns the memory in MB of each process that renders a release for a server, by the name of the release; memory that
 * processes share counts proportionally. It is empty on systems without `/proc`.
 */
export async function memoryOfReleases(serverPid: number): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const pid of await readdir('/proc').catch(() => [])) {
    if ((await parentOf(pid)) !== serverPid) continue;
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!title.startsWith(TITLE)) continue;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]);
    found.set(title.slice(TITLE.length).replace(/\0.*$/s, ''), kilobytes / KB_PER_MB);
  }
  return found;
}

/** The parent is the second field after the name of the process, which may contain anything. */
async function parentOf(pid: string): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
