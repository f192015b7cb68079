/** A guest who waits longer than this for an answer would think that the suite has stopped. */
export const LATE_AFTER_MS = 30_000;

/** Collects the names of the writes whose answer came late. The faults of a run explain them, so they only inform. */
export function createLateWrites(now: () => number = Date.now) {
  const names: string[] = [];
  return {
    names,
    /** Must be called when the guest begins to wait. The returned function takes the name of the answered write. */
    begin(): (name: string) => void {
      const since = now();
      return (name) => {
        const waited = now() - since;
        if (waited > LATE_AFTER_MS) names.push(`${name} after ${Math.round(waited / 1_000)} s`);
      };
    },
  };
}
export type LateWrites = ReturnType<typeof createLateWrites>;
