import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from './database';
import * as schema from './schema';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, as long as it stays: whoever prepares a database of the suite waits for this lock. */
const PREPARING = 7_236_001;

/**
 * Brings the tables up to date, then does what else has to be done before the database serves. Several servers may start
 * on it at one moment; they take turns.
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  then: (db: Pick<Database, 'transaction'>) => Promise<void> = async () => {},
): Promise<void> {
  // One connection of its own, because the lock is the connection's, and without the time limit of requests.
  const client = new pg.Client({ ...connection, application_name: 'guest-suite-migrate' });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`select pg_advisory_lock(${PREPARING})`);
    await migrate(db, { migrationsFolder });
    await then(db);
  } finally {
    // Gives the lock back.
    await client.end();
  }
}
