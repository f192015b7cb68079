import { asc, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../../../platform/db/database';
import { menu } from '../../../platform/db/tables/schema';
import { ContentConflict } from './content-conflict';
import { columnOf, type ContentTable } from '../changes/content-tables';
import { chunks, keyOf, toJson, type Row, type TableChanges } from '../changes/row-changes';

interface LockOptions {
  /** Accepts rows that were changed by other means than publishing. */
  overwrite: boolean;
  /** The menus whose version is raised because of their sections and items. */
  menuIds: readonly string[];
}

/**
 * Locks the rows that are about to change or go, before anything is written. Orders lock items before menus and each
 * in the order of their ids, and a pause locks the policy of bookings before its outlet, so publishing does the same;
 * otherwise both could wait for each other. Throws if a row
 * differs from what was published, because somebody has changed it with SQL.
 */
export async function lockRows(
  db: Connection,
  changes: readonly TableChanges[],
  { overwrite, menuIds }: LockOptions,
): Promise<void> {
  const isOf = (name: string) => (one: TableChanges) => one.table.name === name;
  const [items, menus] = [changes.filter(isOf('menuItem')), changes.filter(isOf('menu'))];
  for (const one of items) await lockTable(db, one, overwrite);
  const changedIds = menus.flatMap((one) => touched(one).map(({ id }) => String(id)));
  await lockMenus(db, [...menuIds, ...changedIds]);
  const policies = changes.filter(isOf('bookingPolicy'));
  for (const one of policies) await lockTable(db, one, overwrite);
  const first = [...items, ...policies];
  for (const one of changes) if (!first.includes(one)) await lockTable(db, one, overwrite);
}

const touched = ({ changed, gone }: TableChanges): Row[] => [...changed.map(({ before }) => before), ...gone];

async function lockMenus(db: Connection, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks([...new Set(ids)].sort()))
    await db
      .select({ id: menu.id })
      .from(menu)
      .where(inArray(menu.id, chunk))
      .orderBy(asc(menu.id))
      .for('no key update');
}

async function lockTable(db: Connection, changes: TableChanges, overwrite: boolean): Promise<void> {
  const { table } = changes;
  const [key = 'id'] = table.keys;
  const sorted = touched(changes).sort((a, b) => (keyOf(table, a) < keyOf(table, b) ? -1 : 1));
  for (const chunk of chunks(sorted)) {
    const isInChunk = inArray(
      columnOf(table, key),
      chunk.map((row) => row[key]),
    );
    const found = await db
      .select()
      .from(table.table)
      .where(isInChunk)
      .orderBy(...table.keys.map((name) => asc(columnOf(table, name))))
      .for('no key update');
    if (!overwrite) assertAsPublished(table, chunk, found);
  }
}

function assertAsPublished(table: ContentTable, rows: readonly Row[], found: readonly object[]): void {
  const stored = new Map(
    found.map(toJson).map((row) => [keyOf(table, row), withoutPause(table, row)] as const),
  );
  for (const row of rows) {
    const now = stored.get(keyOf(table, row));
    // A recorded row may have a column that this version of the software no longer has.
    const known = Object.keys(row).filter((name) => name in table.table);
    const column = known.find((name) => !isDeepStrictEqual(now?.[name], row[name]));
    if (column === undefined) continue;
    const what = `${table.name} ${keyOf(table, row)}`;
    throw new ContentConflict(
      'changed-elsewhere',
      now
        ? `${what} has another ${column} than was published: somebody has changed it by other means.`
        : `${what} is no longer there: somebody has deleted it by other means.`,
    );
  }
}

/** Ignores a pause, which staff set within the opening hours and which is not content. */
const withoutPause = ({ name }: ContentTable, row: Row): Row =>
  name === 'outlet' && typeof row.openingHours === 'object'
    ? { ...row, openingHours: { ...row.openingHours, temporarilyClosed: null } }
    : row;
