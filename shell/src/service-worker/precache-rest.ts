import { CACHES } from './cache-names';
import { fastConnection, isFastConnection } from './network/connection-speed';
import { pathOf } from './path-of';

/** The guest counts as away from the page after this time without any input. */
const QUIET_MS = 10_000;

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Caches the files that are missing, one at a time: only while the guest has given no input for some seconds, and
 * only on a line that is neither slow nor metered. `cache` caches one file.
 */
export async function precacheRest(
  files: readonly string[],
  cache: (file: string) => Promise<void>,
): Promise<void> {
  let lastInput = performance.now();
  const noteInput = () => (lastInput = performance.now());
  const options = { capture: true, passive: true };
  for (const input of INPUTS) addEventListener(input, noteInput, options);

  const quietLeft = () => lastInput + QUIET_MS - performance.now();
  async function quietTime(): Promise<void> {
    while (quietLeft() > 0) await new Promise((resolve) => setTimeout(resolve, quietLeft()));
  }

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
  for (const input of INPUTS) removeEventListener(input, noteInput, options);
}
