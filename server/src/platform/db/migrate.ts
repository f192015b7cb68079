import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from './database';
import { StartUpFailure } from '../errors/start-up-failure';
import * as schema from './tables/schema';

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
  } catch (error) {
    throw explained(error);
  } finally {
    // Gives the lock back.
    await client.end();
  }
}

/** PostgreSQL's "insufficient privilege": since version 15, a user may not create tables in somebody else's database. */
const MAY_NOT = '42501';

function explained(error: unknown): unknown {
  const reason = error instanceof DrizzleQueryError ? error.cause : error;
  return reason instanceof Error && 'code' in reason && reason.code === MAY_NOT
    ? new StartUpFailure('The database cannot be used: its user may not create tables in it.')
    : error;
}
