import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { codeOf } from '../../../../release/src/errors/error-code';
import type { Database } from './database';
import { StartUpFailure } from '../errors/start-up-failure';
import * as schema from './tables/schema';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/**
 * The advisory lock that serialises preparation of the database. The number is arbitrary but must not change.
 */
const PREPARATION_LOCK = 7_236_001;

/**
 * Migrates the tables, then runs the remaining preparation. Servers that start at the same time take turns.
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  afterMigration: (db: Pick<Database, 'transaction'>) => Promise<void> = async () => {},
): Promise<void> {
  // A separate connection is used because the lock belongs to the connection, and because migrations need no
  // statement timeout.
  const client = new pg.Client({ ...connection, application_name: 'guest-suite-migrate' });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${PREPARATION_LOCK})`);
    await retryDeadlocks(() => migrate(db, { migrationsFolder }));
    await afterMigration(db);
  } catch (error) {
    throw toStartUpFailure(error);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

const DEADLOCK = '40P01';
const MAX_RETRIES = 5;

/**
 * Servers of the version before go on writing during an update, and may lock what a migration changes in another order.
 * A migration that PostgreSQL ends because of that has changed nothing, so it is started again.
 */
async function retryDeadlocks(work: () => Promise<void>): Promise<void> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      if (retries === MAX_RETRIES || codeOf(reasonOf(error)) !== DEADLOCK) throw error;
    }
  }
}

const reasonOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

/**
 * PostgreSQL's code for “insufficient privilege”: since version 15, a user may not create tables in a
 * database of another owner.
 */
const INSUFFICIENT_PRIVILEGE = '42501';

function toStartUpFailure(error: unknown): unknown {
  return codeOf(reasonOf(error)) === INSUFFICIENT_PRIVILEGE
    ? new StartUpFailure('The database cannot be used: its user may not create tables in it.')
    : error;
}
