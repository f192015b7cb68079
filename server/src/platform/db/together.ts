type Results<Work extends readonly unknown[]> = { -readonly [I in keyof Work]: Awaited<Work[I]> };

/**
 * Waits for statements of one transaction that do not need each other's results, so that they share a round trip. If one
 * fails, it still waits for all: another one that went on after the rollback would write outside the transaction.
 */
export async function together<const Work extends readonly unknown[]>(...work: Work): Promise<Results<Work>> {
  await Promise.allSettled(work);
  // The cast restores what `Promise.all` forgets of the tuple.
  return (await Promise.all(work)) as Results<Work>;
}
