/** The parts of the Network Information API that are used. Not every browser has it, and TypeScript's types do not. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** From this round trip on, browsers that describe their line call it 3G. */
const SLOW_ROUND_TRIP_MS = 270;

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Returns whether the guest has asked the browser to save data. */
export const isSavingData = (): boolean => connection()?.saveData === true;

/**
 * Returns whether files may be loaded ahead. A browser that does not describe its line (Safari, Firefox) does not say
 * either whether it is metered, so that only its speed is known, from what this page has loaded.
 */
export function isFastConnection(): boolean {
  if (!connection()) return !isAnsweredSlowly();
  const { type, effectiveType = '4g' } = connection() ?? {};
  return !isSavingData() && type !== 'cellular' && effectiveType === '4g';
}

/** Returns whether the network took long to begin even its quickest reply to this page. */
function isAnsweredSlowly(): boolean {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
    // The cast is safe because entries of both types have these times.
  ] as PerformanceResourceTiming[];
  const times = entries
    .filter(
      ({ transferSize, responseStart, requestStart }) => transferSize > 0 && responseStart > requestStart,
    )
    .map(({ responseStart, requestStart }) => responseStart - requestStart);
  return times.length > 0 && Math.min(...times) >= SLOW_ROUND_TRIP_MS;
}

/**
 * Resolves when the line is neither slow nor metered, as far as the browser knows; never on a slow one that it does not
 * describe.
 */
export async function fastConnection(): Promise<void> {
  while (!isFastConnection()) {
    await new Promise((resolve) => connection()?.addEventListener('change', resolve, { once: true }));
  }
}
