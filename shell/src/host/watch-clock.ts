import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { onPageWakes } from './page-wakes';
import type { ServerClock } from './server-clock';

/** A document is created for a whole minute and may take another one to arrive. */
const DOUBTED_MS = 120_000;

/**
 * Corrects the clock on pages that make no call, because all their data came with the document or over the
 * socket. If the device clock is far from the time of the document, or has been changed since, the server is
 * asked. An old document only costs that request. Returns a stop function.
 */
export function watchClock(
  { clock, facts }: { clock: ServerClock; facts: Pick<Boot, 'now'> },
  ask: () => Promise<number> = askTheServer,
): () => void {
  let started = facts.now;

  async function look(): Promise<void> {
    const isDoubtful = Math.abs(clock.now() - performance.now() - started) > DOUBTED_MS;
    if (!isDoubtful || !navigator.onLine) return;
    clock.heard(await ask());
    started = clock.now() - performance.now();
  }
  // A failure is ignored: the clock stays as it is, and the next check asks again.
  const lookQuietly = () => void look().catch(() => {});

  lookQuietly();
  return onPageWakes(lookQuietly);
}

/** Uses `fetch` because only the `Date` header is needed, and contract calls return bodies. */
async function askTheServer(): Promise<number> {
  const { headers } = await fetch('/health/live', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
