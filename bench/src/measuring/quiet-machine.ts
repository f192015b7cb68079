import { cpus } from 'node:os';

const SAMPLE_MS = 250;
const BUSY_SHARE = 0.2;

/**
 * Waits until no other process keeps the processors busy, for at most `limitMs`. Returns whether the machine
 * became quiet.
 */
export async function waitForQuietMachine(limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs;
  do {
    const before = processorTime();
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    const after = processorTime();
    if (after.busy - before.busy <= (after.all - before.all) * BUSY_SHARE) return true;
  } while (performance.now() < until);
  return false;
}

function processorTime(): { busy: number; all: number } {
  const times = cpus().map((it) => it.times);
  const all = times.reduce((sum, it) => sum + it.user + it.nice + it.sys + it.idle + it.irq, 0);
  return { busy: all - times.reduce((sum, it) => sum + it.idle, 0), all };
}
