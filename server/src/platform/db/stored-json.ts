import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns a row as JSON by the names of its columns, for `jsonb_populate_record`. A statement that writes to several
 * tables takes its rows in this form: one parameter instead of one per column.
 */
export function storedJson<T extends PgTable>(table: T, row: Partial<T['$inferSelect']>): string {
  const columns = getTableColumns(table);
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name ?? key, value])),
  );
}

/** Lists the columns of a table, without those that it generates itself. */
export function columnList(table: PgTable, { except = [] }: { except?: readonly string[] } = {}): SQL {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  return sql.raw(
    names
      .filter((name) => !except.includes(name))
      .map((name) => `"${name}"`)
      .join(', '),
  );
}
