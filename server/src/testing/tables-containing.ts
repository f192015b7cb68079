import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** Returns the names of all tables that contain the text. */
export async function tablesContaining(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const known = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`}`,
    );
    if ((known.rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
}
