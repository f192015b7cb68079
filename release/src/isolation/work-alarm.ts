import { cpuAwareTimer } from './cpu-aware-timer';
import type { ProcessUsage } from './process-usage';

/** The longest time that a process gets for its work on a busy machine, as a multiple of the limit. */
const MAX_STRETCH = 10;
/** A process that rests is looked at again after this time, because one that works also waits at times. */
const SECOND_LOOK_MS = 100;
const MIN_WAIT_MS = 50;

/**
 * Calls `onTimeout` if a process has worked longer than `limit`, in milliseconds, or is at rest after that time.
 * A process that waits for a processor of a busy machine gets more time. Returns a function that stops it.
 */
export function workAlarm(
  limit: number,
  usage: () => Promise<ProcessUsage | null>,
  onTimeout: () => void,
): () => void {
  const since = performance.now();
  const before = usage();
  let hasStopped = false;
  let stopTimer = cpuAwareTimer(limit, () => void look());

  async function look(): Promise<void> {
    const left = await workLeft();
    if (hasStopped) return;
    const mayWait = left > 0 && performance.now() - since < MAX_STRETCH * limit;
    if (mayWait) stopTimer = cpuAwareTimer(Math.max(MIN_WAIT_MS, left), () => void look());
    else onTimeout();
  }

  /** Returns the milliseconds that it may still work; 0 if it is at rest or has ended. */
  async function workLeft(): Promise<number> {
    const [first, now] = [await before, await usage()];
    if (!now) return 0;
    const left = limit - (now.cpuMs - (first?.cpuMs ?? 0));
    if (now.isRunnable || left <= 0) return left;
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    const later = await usage();
    return later && (later.isRunnable || later.cpuMs > now.cpuMs) ? left : 0;
  }

  return () => {
    hasStopped = true;
    stopTimer();
  };
}
