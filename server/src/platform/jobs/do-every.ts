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

/** Goes on where a part of the work fails. */
export type Tried = (part: Promise<void>) => Promise<void>;

/** Work of many parts of which one that fails keeps no other waiting; what has failed is thrown together in the end. */
export async function tryAll(work: (tried: Tried) => Promise<void>): Promise<void> {
  const failed: unknown[] = [];
  await work((part) => part.catch((error: unknown) => void failed.push(error)));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} failed`);
}
