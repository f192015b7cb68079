import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Database } from './database';
import { databaseFaultOf, type DatabaseFault } from './database-faults';

/**
 * Returns why the database cannot be used now. After a fault of the machine it counts as usable again as soon
 * as a new file can be written, so that the server recovers without a restart.
 */
export async function findDatabaseFault(db: Database): Promise<DatabaseFault | undefined> {
  try {
    const { rows } = await db.execute<{ read_only: string }>(
      sql`select current_setting('transaction_read_only') as read_only`,
    );
    if (rows[0]?.read_only === 'on') return 'read_only';
    if (db.faults.latest() !== undefined) {
      await writeProbe(db);
      db.faults.clear();
    }
    return undefined;
  } catch (error) {
    return databaseFaultOf(error instanceof DrizzleQueryError ? error.cause : error) ?? 'away';
  }
}

/** A temporary table is a new file, which needs space; a row in an existing file might still fit. */
const writeProbe = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table write_probe on commit drop as select n, repeat('x', 1000) from generate_series(1, 64) n`,
    );
  });
