import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { outlet } from '../../../platform/db/tables/schema';
import { ContentConflict } from './content-conflict';
import { columnOf, type ContentTable } from '../changes/content-tables';
import { chunks, keyOf, type Row, type TableChanges } from '../changes/row-changes';
import { attachDirectories, detachDirectories } from '../changes/directory-parents';
import { parkKeys } from '../changes/park-keys';
import { saveStock, restoreStock } from './withdrawn-items';

/**
 * Writes added and changed rows in the order of the tables, and then removes rows in the reverse order, so that
 * references stay valid. Call `lockRows` first.
 */
export async function writeRows(
  db: Connection,
  changes: TableChanges[],
  { now }: { now: Date },
): Promise<void> {
  for (const one of changes) {
    const { table, added, changed } = one;
    const children = table.name === 'directory' ? await detachDirectories(db, one) : [];
    await parkKeys(db, one);
    await insertRows(db, table, added, now);
    for (const { after } of changed) await updateRow(db, table, after, now);
    await attachDirectories(db, children);
  }
  for (const { table, gone } of changes.toReversed()) await removeRows(db, table, gone.toReversed(), now);
}

/**
 * The rows of a withdrawn outlet that stay with it. They may be there without being recorded: servers of an earlier
 * version of the software record only the rows of the outlets that are in the content.
 */
const STAYING: readonly ContentTable['name'][] = ['diningArea', 'diningTable'];

const hasKeyOf = (table: ContentTable, row: Row): SQL | undefined =>
  and(...table.keys.map((name) => eq(columnOf(table, name), row[name])));

async function insertRows(db: Connection, table: ContentTable, rows: Row[], now: Date): Promise<void> {
  for (const chunk of chunks(rows)) {
    if (table.whenGone === 'delete' && !STAYING.includes(table.name)) {
      const values = table.name === 'menuItem' ? await restoreStock(db, chunk) : chunk;
      await db.insert(table.table).values(values.map((row) => contentOf(table, row)));
      continue;
    }
    for (const row of chunk) await insertOrBringBack(db, table, row, now);
  }
}

/**
 * Inserts a row, or brings back one that was withdrawn or has stayed with its outlet. Throws if the row belongs to another
 * hotel or outlet.
 */
async function insertOrBringBack(db: Connection, table: ContentTable, row: Row, now: Date): Promise<void> {
  const { propertyId: _propertyId, ...content } = contentOf(table, row);
  const owner = ['propertyId', 'outletId'].find((name) => name in table.table);
  const written = await db
    .insert(table.table)
    .values(row)
    .onConflictDoUpdate({
      target: table.keys.map((name) => columnOf(table, name)),
      set: { ...content, ...marks(table, now) },
      ...(owner && { setWhere: eq(columnOf(table, owner), row[owner]) }),
    })
    .returning({ one: sql`1` });
  if (written.length === 0)
    throw new ContentConflict(
      'id-taken',
      `${table.name} ${keyOf(table, row)} is the id of something of another hotel.`,
    );
}

const updateRow = (db: Connection, table: ContentTable, row: Row, now: Date) =>
  db
    .update(table.table)
    .set({ ...contentOf(table, row), ...marks(table, now) })
    .where(hasKeyOf(table, row));

function contentOf(table: ContentTable, row: Row): Row {
  if (table.name === 'directory') return { ...row, parentSlug: null };
  if (table.name !== 'outlet') return row;
  const hours = sql`jsonb_set(${JSON.stringify(row.openingHours)}::jsonb, '{temporarilyClosed}', coalesce(${outlet.openingHours} -> 'temporarilyClosed', 'null'))`;
  return { ...row, openingHours: hours };
}

const marks = ({ table, isVersioned, whenGone }: ContentTable, now: Date): Row => ({
  ...(isVersioned && { version: sql`${table.version} + 1` }),
  ...('updatedAt' in table && { updatedAt: now }),
  ...(whenGone === 'withdraw' && { withdrawnAt: null }),
});

async function removeRows(db: Connection, table: ContentTable, rows: Row[], now: Date): Promise<void> {
  if (table.whenGone === 'keep') return;
  if (table.name === 'menuItem')
    await saveStock(
      db,
      rows.map(({ id }) => String(id)),
      now,
    );
  for (const row of rows)
    if (table.whenGone === 'delete') await db.delete(table.table).where(hasKeyOf(table, row));
    else
      await db
        .update(table.table)
        .set({
          ...(table.whenGone === 'withdraw' ? { withdrawnAt: now } : { isActive: false }),
          ...(table.isVersioned && { version: sql`${table.table.version} + 1` }),
          ...('updatedAt' in table.table && { updatedAt: now }),
        })
        .where(hasKeyOf(table, row));
}
