import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../server/src/platform/db/database';

/** Returns the only column of a query that finds violations: what each of them is called in the report. */
export async function violationNames(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<Record<string, unknown>>(query);
  return rows.map((row) => Object.values(row).map(String).join(' '));
}
