import { readConfig } from '../../platform/config/config';
import { openDatabase, type Database } from '../../platform/db/database';
import { runningPostgres } from '../../platform/db/embedded/running-postgres';
import { externalDatabase } from '../../platform/db/external-database';

/** Uses the database of the suite that runs on `DATA_DIR`, or that of `DATABASE_URL`. */
export async function withDatabase<T>(env: NodeJS.ProcessEnv, use: (db: Database) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const connection =
    config.databaseUrl === null
      ? await runningPostgres(config.dataDir)
      : await externalDatabase(config.databaseUrl);
  const db = openDatabase(connection, () => {});
  try {
    return await use(db);
  } finally {
    await db.$client.end();
  }
}
