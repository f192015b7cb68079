import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { preparesWhatComesOften } from './prepared';
import * as schema from './tables/schema';

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
  pool.on('connect', preparesWhatComesOften());
  const db = drizzle(pool, { schema });
  const onConnection = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();

  // Drizzle's own gives a connection back only once its `begin` went well: one that breaks just then would be lost to the
  // pool, and ten of them would be the end of the server.
  const transaction: typeof db.transaction = async (work, config) => {
    const connected = await pool.connect();
    try {
      const own = onConnection.get(connected) ?? drizzle(connected, { schema });
      onConnection.set(connected, own);
      return await own.transaction(work, config);
    } finally {
      connected.release();
    }
  };
  return Object.assign(db, { transaction });
}
