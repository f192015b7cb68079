/**
 * Delays the restarts of what fails again and again: the first failure is followed by a restart at once, each
 * further one by a pause twice as long as the last, until it succeeds.
 */
export function createRestartBackoff(options: { firstMs: number; maxMs: number; now?: () => number }) {
  const { firstMs, maxMs, now = Date.now } = options;
  const failures = new Map<string, { count: number; until: number }>();

  return {
    failed(name: string): void {
      const count = (failures.get(name)?.count ?? 0) + 1;
      const pause = count === 1 ? 0 : Math.min(maxMs, firstMs * 2 ** (count - 2));
      failures.set(name, { count, until: now() + pause });
    },
    succeeded: (name: string) => void failures.delete(name),
    isPaused: (name: string) => now() < (failures.get(name)?.until ?? 0),
  };
}
