export type Lanes = ReturnType<typeof createLanes>;

/** Runs work with the same key in turn and work with different keys in parallel. */
export function createLanes() {
  const last = new Map<string, Promise<unknown>>();
  return {
    run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      // A failure reaches only the caller, not the next task of the same key.
      const settled = mine.then(
        () => undefined,
        () => undefined,
      );
      last.set(name, settled);
      void settled.then(() => last.get(name) === settled && last.delete(name));
      return mine;
    },
  };
}
