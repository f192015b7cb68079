import type { Connection, Database } from '../../../platform/db/database';

/** The database or a transaction. In a transaction, `transaction` opens a savepoint. */
export type DatabaseOrTransaction = Connection & Pick<Database, 'transaction'>;

/** Runs `work`. A dry run does so in a transaction that is rolled back. */
export async function withDryRun<T>(
  db: Database,
  { dryRun }: { dryRun?: boolean },
  work: (on: DatabaseOrTransaction) => Promise<T>,
): Promise<T> {
  if (!dryRun) return work(db);
  let result: { value: T } | undefined;
  const rollback = new Error('dry run');
  await db
    .transaction(async (tx) => {
      result = { value: await work(tx) };
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  if (!result) throw new Error('the transaction of the dry run did not run');
  return result.value;
}
