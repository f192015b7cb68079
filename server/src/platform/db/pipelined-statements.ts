import type { Socket } from 'node:net';
import type pg from 'pg';

/** The result that the database layer gets for `begin` before PostgreSQL has answered. It does not read any field. */
const BEGUN = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;
/** A commit that the database layer does not know of; PostgreSQL takes it like any other. */
export const EARLY_COMMIT = 'commit and no chain';

/**
 * Sends `begin` together with the first statement of a transaction, and independent statements together, because a
 * round trip costs more than most statements. PostgreSQL still runs them one after the other. `begin` fails only if
 * the connection is broken, and then the statements after it fail too. The commit waits for the result of `begin` in
 * any case. A transaction that has sent its commit early ends with it: the result also answers the `commit` or
 * `rollback` that the database layer sends afterwards.
 */
export function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  // The type omits the connection, which every client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let begun: Promise<unknown> = Promise.resolve();
  let ended: Promise<unknown> | undefined;

  function answerAfterEnd(text: string, end: Promise<unknown>): Promise<unknown> {
    if (text !== 'commit' && text !== 'rollback') {
      return Promise.reject(new Error(`sent after the commit of its transaction: ${text}`));
    }
    ended = undefined;
    // The error of a failed commit is already known to the work of the transaction.
    return text === 'commit' ? end : end.catch(() => {});
  }

  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0]);
    if (ended) return answerAfterEnd(text, ended);
    stream.cork();
    process.nextTick(() => stream.uncork());
    if (/^begin\b/.test(text)) {
      begun = query(...args) as Promise<unknown>;
      begun.catch(() => {});
      return Promise.resolve(BEGUN);
    }
    if (text === EARLY_COMMIT) {
      ended = (query(...args) as Promise<pg.QueryResult>).then(assertCommitted);
      ended.catch(() => {});
      return ended;
    }
    return text === 'commit' ? begun.then(() => query(...args)) : query(...args);
  }) as typeof client.query;
}

/** PostgreSQL answers the commit of a transaction in which a statement has failed with a rollback, and no error. */
function assertCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
