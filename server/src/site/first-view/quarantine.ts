/** A single late render may be caused by a busy machine; three in a row indicate a slow bundle. */
const MAX_CONSECUTIVE_LATE = 3;

/** Something that fails each time it is probed is probed at longer and longer intervals, up to this factor. */
const MAX_FACTOR = 16;

/**
 * Blocks names for a while after a failure, and then admits a single probe to find out whether they have
 * recovered.
 */
export function createQuarantine(options: {
  forMs: number;
  /** If a probe has no result after this long, another one is admitted. */
  probeMs: number;
  now?: () => number;
}) {
  const { forMs, probeMs, now = Date.now } = options;
  /** When each name may be tried next. */
  const until = new Map<string, number>();
  const late = new Map<string, number>();
  /** The number of consecutive failures of each name. */
  const failures = new Map<string, number>();

  function bad(name: string): void {
    const before = failures.get(name) ?? 0;
    failures.set(name, before + 1);
    late.delete(name);
    until.set(name, now() + forMs * Math.min(MAX_FACTOR, 2 ** before));
  }

  return {
    bad,
    good(name: string): void {
      late.delete(name);
      failures.delete(name);
      until.delete(name);
    },
    /** Records a late result and returns whether the name is now in quarantine. */
    late(name: string): boolean {
      const times = (late.get(name) ?? 0) + 1;
      if (times < MAX_CONSECUTIVE_LATE) {
        late.set(name, times);
        return false;
      }
      bad(name);
      return true;
    },
    /**
     * Returns whether the name may be used. After a quarantine, the first call returns `true` for the probe
     * and later calls return `false` until the probe has a result.
     */
    isAllowed(name: string): boolean {
      const next = until.get(name);
      if (next === undefined) return true;
      if (now() < next) return false;
      until.set(name, now() + probeMs);
      return true;
    },
    names: () => [...until.keys()],
  };
}
