/**
 * Runs a task at an interval, never overlapping with itself. Returns a function that stops it and resolves
 * when a running task is done.
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

/** Waits for one part of the work and continues if it fails. */
export type Tried = (part: Promise<void>) => Promise<void>;

/**
 * Runs work with many parts so that a failing part does not stop the others. All failures are thrown together
 * at the end.
 */
export async function tryAll(work: (tried: Tried) => Promise<void>): Promise<void> {
  const failed: unknown[] = [];
  await work((part) => part.catch((error: unknown) => void failed.push(error)));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} failed`);
}
