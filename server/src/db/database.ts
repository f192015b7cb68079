import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

export type Database = ReturnType<typeof openDatabase>;
/** The database itself, or a transaction in it. */
export type Connection = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | '$count'
>;

/** A pool of connections; the first is made when it is needed. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'guest-suite',
    ...connection,
  });
  // The pool replaces a connection that breaks while idle; unheard, the error would end the process. Where the pool is
  // closed before its database is, a connection may hear of the database's end before its own.
  pool.on('error', (error) => pool.ending || onError(error));
  // In the middle of a transaction nobody else listens, and the error would end the process. The statement that is under
  // way, or the next one, fails with it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle(pool, { schema });
}
