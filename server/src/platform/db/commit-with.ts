import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { PoolClient } from 'pg';
import type { Connection, Database } from './database';
import { EARLY_COMMIT } from './pipelined-statements';
import { pipelined } from './pipelined';

/**
 * Runs the last statements of a transaction and sends its commit with them, in one round trip. If a statement fails,
 * PostgreSQL rolls everything back. Whatever is checked when the results are there comes too late, so what may go wrong
 * has to be an error of a statement, and all statements have to be sent without waiting for another. The work of the
 * transaction returns next, and sends nothing more.
 */
export async function commitWith<const Work extends readonly unknown[]>(tx: Connection, ...work: Work) {
  const committed = new Promise<void>((resolve, reject) => {
    // By then all of the work is waiting to be written, in front of the commit.
    process.nextTick(() => {
      clientOf(tx)
        .query(EARLY_COMMIT)
        .then(
          () => resolve(),
          (error: Error) => reject(new DrizzleQueryError(EARLY_COMMIT, [], error)),
        );
    });
  });
  const [results] = await pipelined(pipelined(...work), committed);
  return results;
}

/** A transaction, which is created by `openDatabase`, has the session of its connection; the types omit both. */
const clientOf = (tx: Connection): PoolClient =>
  ((tx as Database)._.session as unknown as { client: PoolClient }).client;
