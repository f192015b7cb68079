import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { onPageResume } from './page-resume';
import type { ServerClock } from './server-clock';

/** A document is created for a whole minute and may take another one to arrive. */
const MAX_DEVIATION_MS = 120_000;

/**
 * Corrects the clock on pages that make no call, because all their data came with the document or over the
 * socket. If the device clock is far from the time of the document, or has been changed since, the server is
 * asked. An old document only costs that request. Returns a stop function.
 */
export function watchClock(
  { clock, facts }: { clock: ServerClock; facts: Pick<Boot, 'now'> },
  fetchTime: () => Promise<number> = fetchServerTime,
): () => void {
  let started = facts.now;

  async function check(): Promise<void> {
    const isOutOfSync = Math.abs(clock.now() - performance.now() - started) > MAX_DEVIATION_MS;
    if (!isOutOfSync || !navigator.onLine) return;
    clock.serverTimeReceived(await fetchTime());
    started = clock.now() - performance.now();
  }
  // A failure is ignored: the clock stays as it is, and the next check asks again.
  const checkQuietly = () => void check().catch(() => {});

  checkQuietly();
  return onPageResume(checkQuietly);
}

/** Uses `fetch` because only the `Date` header is needed, and contract calls return bodies. */
async function fetchServerTime(): Promise<number> {
  const { headers } = await fetch('/health/live', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
