/**
 * The pause between two announcements in milliseconds, so that a lively group does not drown out the screen
 * reader.
 */
const ANNOUNCE_INTERVAL_MS = 1_000;

export interface Arrival {
  readonly key: string;
  readonly from: string;
}

/**
 * Announces arriving messages at most once a second: a single message by its sender, several by their number.
 * A message that arrives twice is announced once.
 */
export function createLiveAnnouncements(announce: (arrivals: readonly Arrival[]) => void) {
  const known = new Set<string>();
  let waiting: Arrival[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announceWaiting() {
    timer = undefined;
    if (waiting.length === 0) return;
    announce(waiting);
    waiting = [];
    timer = setTimeout(announceWaiting, ANNOUNCE_INTERVAL_MS);
  }

  return {
    arrived(arrivals: readonly Arrival[]) {
      const fresh = arrivals.filter(({ key }) => !known.has(key));
      fresh.forEach(({ key }) => known.add(key));
      waiting = [...waiting, ...fresh];
      if (timer === undefined) announceWaiting();
    },
    stop: () => clearTimeout(timer),
  };
}
