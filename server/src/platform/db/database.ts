import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rememberFaults } from './database-faults';
import { sendTogether } from './pipelined-statements';
import { prepareFrequentStatements } from './prepared-statements';
import * as schema from './tables/schema';

export type Database = ReturnType<typeof openDatabase>;
/** The database or a transaction. */
export type Connection = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | '$count'
>;

/** Creates a pool that opens its first connection when one is needed. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'guest-suite',
    ...connection,
  });
  // The pool replaces a connection that breaks while idle, but an unhandled error event would end the
  // process. While the pool is closing, a connection may report the shutdown of the database before it is
  // closed itself.
  pool.on('error', (error) => pool.ending || onError(error));
  // During a transaction the pool does not listen for errors, and an unhandled error event would end the
  // process. The current or the next statement fails with the error instead.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', sendTogether);
  pool.on('connect', prepareFrequentStatements());
  const { memory, watch } = rememberFaults();
  pool.on('connect', watch);
  const db = drizzle(pool, { schema });
  const onConnection = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();

  // Drizzle's own `transaction` releases the connection only if `begin` succeeded. A connection that breaks
  // at that moment would be lost to the pool, and after ten of them the server could no longer work.
  const transaction: typeof db.transaction = async (work, config) => {
    const connected = await pool.connect();
    try {
      const ownDb = onConnection.get(connected) ?? drizzle(connected, { schema });
      onConnection.set(connected, ownDb);
      return await ownDb.transaction(work, config);
    } finally {
      connected.release();
    }
  };
  return Object.assign(db, { transaction, faults: memory });
}
