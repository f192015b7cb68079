import { hasCode } from './has-code';

type Results<Work extends readonly unknown[]> = { -readonly [I in keyof Work]: Awaited<Work[I]> };

/** The code of statements that PostgreSQL refuses because an earlier one of their transaction has failed. */
const ABORTED = '25P02';

/**
 * Runs independent statements of one transaction in one round trip. If one fails, it still waits for all, because a
 * statement that continued after the rollback would write outside the transaction, and throws the error that made the
 * others fail.
 */
export async function pipelined<const Work extends readonly unknown[]>(
  ...work: Work
): Promise<Results<Work>> {
  // A statement of the query builder runs each time that it is awaited.
  const begun = work.map((one) => Promise.resolve(one));
  const settled = await Promise.allSettled(begun);
  const errors = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  if (errors.length > 0) throw errors.find((error) => !hasCode(error, ABORTED)) ?? errors[0];
  // The cast restores the tuple type that `Promise.all` loses.
  return (await Promise.all(begun)) as Results<Work>;
}
