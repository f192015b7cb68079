import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The maximum number of different reasons to count separately; far fewer exist. */
const MAX_REASONS = 100;

export type SocketMetrics = ReturnType<typeof createSocketMetrics>;

/** Counts the socket events of this process since its start. */
export function createSocketMetrics() {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const turnedAway = createCounts();
  const refused = createCounts();
  let dropped = 0;
  return {
    turnedAway: turnedAway.add,
    refused: refused.add,
    dropped: () => void (dropped += 1),
    read: () => ({
      turnedAway: turnedAway.read(),
      refused: refused.read(),
      dropped,
      /** The 99th percentile of the timer delay. */
      lagMs: Math.max(0, Math.round(lag.percentile(99) / 1_000_000) - 20),
    }),
    stop: () => void lag.disable(),
  };
}

function createCounts() {
  const counts = new Map<string, number>();
  return {
    add(reason: string): void {
      const known = counts.has(reason) || counts.size < MAX_REASONS ? reason : 'other';
      counts.set(known, (counts.get(known) ?? 0) + 1);
    },
    read: () => Object.fromEntries(counts),
  };
}
