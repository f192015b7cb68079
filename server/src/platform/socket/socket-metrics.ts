import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RefusalLog } from '../log/refusal-log';

/** The maximum number of different reasons to count separately; far fewer exist. */
const MAX_REASONS = 100;

export type SocketMetrics = ReturnType<typeof createSocketMetrics>;

/** Counts and logs the refusals of the sockets of this process since its start. */
export function createSocketMetrics(refusalLog: RefusalLog) {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const turnedAway = createCounts();
  const refused = createCounts();
  let dropped = 0;
  return {
    /** A connection was refused or ended; `who` is a pseudonym. */
    turnedAway(reason: string, who: { guest?: string; network?: string } = {}): void {
      turnedAway.add(reason);
      refusalLog.add({ event: 'connection', refusal: reason, ...who });
    },
    /** A request was refused with this code; `guest` is a pseudonym. */
    refused(event: string, code: string, guest: string): void {
      refused.add(code);
      refusalLog.add({ event, refusal: code, guest });
    },
    /** Requests were dropped unread, because they are unknown or too many. */
    dropped(reason: 'unknown' | 'flood', guest: string): void {
      dropped += 1;
      refusalLog.add({ event: 'dropped', refusal: reason, guest });
    },
    read: () => ({
      turnedAway: turnedAway.read(),
      refused: refused.read(),
      dropped,
      /** The 99th percentile of the timer delay. */
      lagMs: Math.max(0, Math.round(lag.percentile(99) / 1_000_000) - 20),
    }),
    stop(): void {
      lag.disable();
      refusalLog.stop();
    },
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
