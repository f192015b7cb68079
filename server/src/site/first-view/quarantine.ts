/** One late answer may be a busy machine; three in a row are a slow bundle. */
const LATE_IN_A_ROW = 3;

/** Remembers what must not be asked for a while, and afterwards lets one ask through to see whether it is good again. */
export function createQuarantine(options: {
  forMs: number;
  /** A probe that nobody has judged after this long is made again. */
  probeMs: number;
  now?: () => number;
}) {
  const { forMs, probeMs, now = Date.now } = options;
  /** By name, when it may be tried next. */
  const until = new Map<string, number>();
  const late = new Map<string, number>();

  function bad(name: string): void {
    late.delete(name);
    until.set(name, now() + forMs);
  }

  return {
    bad,
    good(name: string): void {
      late.delete(name);
      until.delete(name);
    },
    /** Whether it was late too often. */
    late(name: string): boolean {
      const times = (late.get(name) ?? 0) + 1;
      if (times < LATE_IN_A_ROW) {
        late.set(name, times);
        return false;
      }
      bad(name);
      return true;
    },
    /** Whether it may be asked. A yes after a quarantine is the one probe: the next gets a no until the probe is judged. */
    mayBeAsked(name: string): boolean {
      const next = until.get(name);
      if (next === undefined) return true;
      if (now() < next) return false;
      until.set(name, now() + probeMs);
      return true;
    },
    names: () => [...until.keys()],
  };
}
