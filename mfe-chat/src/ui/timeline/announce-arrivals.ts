/** Milliseconds between two sentences, so that a lively group does not talk over everything else. */
const QUIET_MS = 1_000;

export interface Arrival {
  readonly key: string;
  readonly from: string;
}

/**
 * Gathers what comes in and says it at most once a second: one message by its writer, more by their number. The same
 * message is said once, however often it is told.
 */
export function announceArrivals(say: (arrivals: readonly Arrival[]) => void) {
  const known = new Set<string>();
  let waiting: Arrival[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sayThem() {
    timer = undefined;
    if (waiting.length === 0) return;
    say(waiting);
    waiting = [];
    timer = setTimeout(sayThem, QUIET_MS);
  }

  return {
    arrived(arrivals: readonly Arrival[]) {
      const fresh = arrivals.filter(({ key }) => !known.has(key));
      fresh.forEach(({ key }) => known.add(key));
      waiting = [...waiting, ...fresh];
      if (timer === undefined) sayThem();
    },
    stop: () => clearTimeout(timer),
  };
}
