import type { Socket } from 'node:net';
import type pg from 'pg';

/** The result that the database layer gets for `begin` before PostgreSQL has answered. It does not read any field. */
const BEGUN = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;

/**
 * Sends `begin` together with the first statement of a transaction, and independent statements together, because a
 * round trip costs more than most statements. PostgreSQL still runs them one after the other. `begin` fails only if
 * the connection is broken, and then the statements after it fail too. The commit waits for the result of `begin` in
 * any case.
 */
export function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  // The type omits the connection, which every client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  let begun: Promise<unknown> = Promise.resolve();
  client.query = ((...args: unknown[]) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    const text = textOf(args[0]);
    if (/^begin\b/.test(text)) {
      begun = query(...args) as Promise<unknown>;
      begun.catch(() => {});
      return Promise.resolve(BEGUN);
    }
    return text === 'commit' ? begun.then(() => query(...args)) : query(...args);
  }) as typeof client.query;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
