import type { Connection, Database } from '../../../platform/db/database';

/** The database or a transaction of it; what runs in a transaction has savepoints instead of transactions. */
export type DatabaseOrTransaction = Connection & Pick<Database, 'transaction'>;

/** Does the work; a dry run does it in a transaction that is taken back. */
export async function undone<T>(
  db: Database,
  { dryRun }: { dryRun?: boolean },
  work: (on: DatabaseOrTransaction) => Promise<T>,
): Promise<T> {
  if (!dryRun) return work(db);
  let result: { value: T } | undefined;
  const undo = new Error('dry run');
  await db
    .transaction(async (tx) => {
      result = { value: await work(tx) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('the transaction has done nothing');
  return result.value;
}
