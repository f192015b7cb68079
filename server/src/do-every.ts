/**
 * Does something again and again, and never begins before the last time has ended. Returns the stop, which settles when
 * what is under way is done.
 */
export function doEvery(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(failed)
      .finally(() => (underWay = undefined));
  }, ms);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
