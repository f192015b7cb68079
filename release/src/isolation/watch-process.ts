import { CPU_LIMIT_S } from './command';
import { usageOf, type ProcessUsage } from './process-usage';

const EVERY_MS = process.platform === 'linux' ? 200 : 2_000;
/** The work that a process may do while it has no request, such as collecting garbage. */
const MAX_IDLE_WORK_MS = 1_500;
/**
 * The share of time that an idle process may work permanently. It is small, because a busy machine gives a process
 * little time.
 */
const AT_REST = 0.02;
/** An idle process that has worked this long is replaced, before the kernel ends it while it renders a view. */
const RETIRED_AFTER_MS = 0.8 * CPU_LIMIT_S * 1_000;

/**
 * Watches the memory and the work of a process until the returned function is called. `onExcess` gets the reason
 * if it has to be ended, `onRetired` is called if it should be replaced.
 */
export function watchProcess(
  pid: number,
  maxMemory: number,
  { isIdle, onExcess, onRetired }: { isIdle(): boolean; onExcess(reason: string): void; onRetired(): void },
): () => void {
  let last: (ProcessUsage & { wasIdle: boolean; at: number }) | null = null;
  let idleWork = 0;
  let isReading = false;

  async function look(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const usage = await usageOf(pid);
    isReading = false;
    if (!usage) return;
    const now = { ...usage, wasIdle: isIdle(), at: performance.now() };
    const worked = last?.wasIdle && now.wasIdle ? now.cpuMs - last.cpuMs : 0;
    idleWork = Math.max(0, idleWork + worked - AT_REST * (now.at - (last?.at ?? now.at)));
    last = now;
    if (usage.memory > maxMemory) onExcess(`it used ${Math.round(usage.memory / 2 ** 20)} MB of memory`);
    else if (idleWork > MAX_IDLE_WORK_MS) onExcess('it worked although nothing was asked of it');
    else if (usage.cpuMs > RETIRED_AFTER_MS && now.wasIdle) onRetired();
  }

  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
