import { sql } from 'drizzle-orm';
import { realpath } from 'node:fs/promises';
import type { Database } from '../platform/db/database';

/** Returns the folder in which PostgreSQL keeps the files of this database. */
export async function databaseFolder(db: Database): Promise<string> {
  // The embedded PostgreSQL names the folder in which its own process runs.
  const { rows } = await db.execute<{ folder: string }>(
    sql`select replace(current_setting('data_directory'), '/proc/self', '/proc/' || pg_backend_pid()) || '/base/' || oid as folder
      from pg_database where datname = current_database()`,
  );
  return realpath(rows[0]?.folder ?? '');
}
