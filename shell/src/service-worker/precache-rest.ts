import { CACHES } from './cache-names';
import { fastConnection, isFastConnection } from './network/connection-speed';
import { followGuestInput } from './network/guest-input';
import { pathOf } from './path-of';

/** The guest counts as away after this time without any input in a tab of the suite. */
const QUIET_MS = 10_000;

/**
 * Caches the files that are missing, one at a time: only while the guest has given no input for some seconds, and
 * only on a line that is neither slow nor metered. `cache` caches one file.
 */
export async function precacheRest(
  files: readonly string[],
  cache: (file: string) => Promise<void>,
): Promise<void> {
  let lastInput = performance.now();
  const stopListening = followGuestInput(() => (lastInput = performance.now()));

  const quietLeft = () => lastInput + QUIET_MS - performance.now();
  async function quietTime(): Promise<void> {
    while (quietLeft() > 0) await new Promise((resolve) => setTimeout(resolve, quietLeft()));
  }

  try {
    const cached = await caches.open(CACHES.files);
    const known = new Set((await cached.keys()).map(({ url }) => pathOf(url)));
    for (const file of files) {
      if (known.has(file)) continue;
      do {
        await fastConnection();
        await quietTime();
      } while (!isFastConnection());
      // The page may have loaded the file meanwhile.
      if (!(await cached.match(file))) await cache(file);
    }
  } finally {
    stopListening();
  }
}
