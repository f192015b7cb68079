type Results<Work extends readonly unknown[]> = { -readonly [I in keyof Work]: Awaited<Work[I]> };

/**
 * Runs independent statements of one transaction in one round trip. If one fails, it still waits for all, because a
 * statement that continued after the rollback would write outside the transaction.
 */
export async function pipelined<const Work extends readonly unknown[]>(
  ...work: Work
): Promise<Results<Work>> {
  // A statement of the query builder runs each time that it is awaited.
  const begun = work.map((one) => Promise.resolve(one));
  await Promise.allSettled(begun);
  // The cast restores the tuple type that `Promise.all` loses.
  return (await Promise.all(begun)) as Results<Work>;
}
