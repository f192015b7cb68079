import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { onPageWakes } from './page-wakes';
import type { ServerClock } from './server-clock';

/** A document says its minute, and may have been on its way for another. */
const DOUBTED_MS = 120_000;

/**
 * A page may live without a call that tells the server's time: all it shows came with its document, or by the socket. Where
 * the device's clock is far from the document's, or was set since, the server is asked. A document that is old itself only
 * costs the question. Returns its stop function.
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
  // Nobody is told: without an answer it stays as it was, and the next look asks again.
  const lookQuietly = () => void look().catch(() => {});

  lookQuietly();
  return onPageWakes(lookQuietly);
}

/** The header is all that is wanted, and the calls of the contracts hand out bodies. */
async function askTheServer(): Promise<number> {
  const { headers } = await fetch('/health/live', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
