/** A post waits for its photos for this time, because without them it would be another post. */
const LIMIT_MS = 20_000;

/** Follows the photos that are being read for a draft. */
export function createPhotoReads(onChange: (isReading: boolean) => void) {
  let all: Promise<unknown> = Promise.resolve();
  let isReading = false;

  function set(to: boolean): void {
    isReading = to;
    onChange(to);
  }

  return {
    add(work: Promise<unknown>): void {
      const both = Promise.all([all, work.catch(() => {})]);
      all = both;
      set(true);
      void both.then(() => all === both && set(false));
    },
    /** Resolves when the photos that are being read now are in the draft. */
    ended: (): Promise<unknown> => all,
    /** Resolves when no photo is being read any more, or after some seconds. */
    async endedInTime(): Promise<void> {
      let isLate = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          isLate = true;
          resolve();
        }, LIMIT_MS);
      });
      // More photos may be chosen during the wait.
      while (isReading && !isLate) await Promise.race([all, limit]);
      clearTimeout(timer);
    },
  };
}
