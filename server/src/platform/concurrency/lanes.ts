export type Lanes = ReturnType<typeof createLanes>;

/** Work that goes one after the other where it bears the same name, and side by side where it does not. */
export function createLanes() {
  const last = new Map<string, Promise<unknown>>();
  return {
    run<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = last.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      // Whoever asked for it hears of a failure; the next in the lane does not.
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
