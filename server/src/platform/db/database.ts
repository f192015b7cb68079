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

type OwnDatabase = NodePgDatabase<typeof schema>;
type Transaction = Parameters<Parameters<OwnDatabase['transaction']>[0]>[0];

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
  const onConnection = new WeakMap<pg.PoolClient, OwnDatabase>();

  // Drizzle's own `transaction` releases the connection only if `begin` succeeded. A connection that breaks
  // at that moment would be lost to the pool, and after ten of them the server could no longer work.
  async function onOneConnection<T>(work: (ownDb: OwnDatabase) => Promise<T>): Promise<T> {
    const connected = await pool.connect();
    try {
      const ownDb = onConnection.get(connected) ?? drizzle(connected, { schema });
      onConnection.set(connected, ownDb);
      return await work(ownDb);
    } finally {
      connected.release();
    }
  }
  const transaction: typeof db.transaction = (work, config) =>
    onOneConnection((ownDb) => ownDb.transaction(work, config));

  /**
   * Sends a statement, which is a transaction of its own, in one round trip with the first statements of another
   * transaction. The other one must wait for its result and undo its own work if it fails.
   */
  const transactionAfter = <First, T>(
    first: (on: OwnDatabase) => Promise<First>,
    work: (tx: Transaction, done: Promise<First>) => Promise<T>,
  ): Promise<T> =>
    onOneConnection((ownDb) => {
      const done = first(ownDb);
      // The work reports the failure, but it may end before it looks.
      done.catch(() => {});
      return ownDb.transaction((tx) => work(tx, done));
    });
  return Object.assign(db, { transaction, transactionAfter, faults: memory });
}
