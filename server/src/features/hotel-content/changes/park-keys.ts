import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import type { ContentRows } from '../rows/rows';
import { columnOf, type ContentTable } from './content-tables';
import type { Row, TableChanges } from './row-changes';

/** The column that scopes the uniqueness of a key, by table. */
const UNIQUE_IN: Partial<Record<keyof ContentRows, string>> = {
  directory: 'propertyId',
  directoryEntry: 'directoryId',
  outlet: 'propertyId',
  menu: 'outletId',
  activity: 'propertyId',
  requestTemplate: 'propertyId',
};

/**
 * Gives another key to rows whose key is about to become that of another row: those that go or get another key in the
 * same version, and those that were withdrawn earlier. Otherwise the key would be taken, because rows are removed
 * after others were written, and withdrawn ones stay.
 */
export async function parkKeys(db: Connection, { table, added, changed, gone }: TableChanges): Promise<void> {
  const scope = UNIQUE_IN[table.name];
  if (scope === undefined) return;
  const rekeyed = changed.filter(
    ({ before, after }) => before.slug !== after.slug || before[scope] !== after[scope],
  );
  const freed = [...gone, ...rekeyed.map(({ before }) => before)].map(({ id }) => id);
  const isFree = or(inArray(columnOf(table, 'id'), freed), isWithdrawn(table));
  if (!isFree) return;
  for (const [within, keys] of keysByScope([...added, ...rekeyed.map(({ after }) => after)], scope))
    await db
      .update(table.table)
      .set({ slug: sql`'withdrawn-' || ${columnOf(table, 'id')}` })
      .where(and(eq(columnOf(table, scope), within), inArray(columnOf(table, 'slug'), keys), isFree));
}

function isWithdrawn(table: ContentTable): SQL | undefined {
  if (table.whenGone === 'withdraw') return isNotNull(columnOf(table, 'withdrawnAt'));
  return table.whenGone === 'deactivate' ? eq(columnOf(table, 'isActive'), false) : undefined;
}

function keysByScope(rows: readonly Row[], scope: string): Map<unknown, unknown[]> {
  const keys = new Map<unknown, unknown[]>();
  for (const row of rows) keys.set(row[scope], [...(keys.get(row[scope]) ?? []), row.slug]);
  return keys;
}
