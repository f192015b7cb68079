import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../../../platform/db/database';
import { outlet } from '../../../platform/db/tables/schema';
import { ContentConflict } from './content-conflict';
import type { ContentTable } from './content-tables';
import { keyOf, toJson, type Row, type TableChanges } from './row-changes';
import { saveStock, restoreStock } from './withdrawn-items';

const ROWS_AT_ONCE = 500;

interface WriteOptions {
  now: Date;
  /** Overwrites rows that were changed by other means than publishing. */
  overwrite: boolean;
}

/**
 * Writes added and changed rows in the order of the tables, and then removes rows in the reverse order, so that
 * references stay valid.
 */
export async function writeRows(
  db: Connection,
  changes: TableChanges[],
  options: WriteOptions,
): Promise<void> {
  for (const { table, changed, gone } of changes) {
    const touched = [...changed.map(({ before }) => before), ...gone];
    if (!options.overwrite) await assertAsPublished(db, table, touched);
  }
  for (const { table, added, changed } of changes) {
    await insertRows(db, table, added, options.now);
    for (const { after } of changed) await updateRow(db, table, after, options.now);
  }
  for (const { table, gone } of changes.toReversed())
    await removeRows(db, table, gone.toReversed(), options.now);
}

const hasKeyOf = (table: ContentTable, row: Row): SQL | undefined =>
  and(...table.keys.map((name) => eq(columnOf(table, name), row[name])));

function columnOf({ table, name: ofTable }: ContentTable, name: string) {
  const column = table[name];
  if (!column) throw new Error(`${ofTable} has no column ${name}`);
  return column;
}

/** Locks the rows and throws if they differ from what was published, because somebody has changed them with SQL. */
async function assertAsPublished(db: Connection, table: ContentTable, rows: Row[]): Promise<void> {
  const [key = 'id'] = table.keys;
  for (const chunk of chunks(rows)) {
    const found = await db
      .select()
      .from(table.table)
      .where(
        inArray(
          columnOf(table, key),
          chunk.map((row) => row[key]),
        ),
      )
      .for('no key update');
    const stored = new Map(found.map((row) => [keyOf(table, row), withoutPause(table, toJson(row))]));
    for (const row of chunk) {
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
}

/** Ignores a pause, which staff set within the opening hours and which is not content. */
const withoutPause = ({ name }: ContentTable, row: Row): Row =>
  name === 'outlet' && typeof row.openingHours === 'object'
    ? { ...row, openingHours: { ...row.openingHours, temporarilyClosed: null } }
    : row;

async function insertRows(db: Connection, table: ContentTable, rows: Row[], now: Date): Promise<void> {
  for (const chunk of chunks(rows)) {
    if (table.whenGone === 'delete') {
      const values = table.name === 'menuItem' ? await restoreStock(db, chunk) : chunk;
      await db.insert(table.table).values(values);
      continue;
    }
    for (const row of chunk) await insertOrBringBack(db, table, row, now);
  }
}

/** Inserts a row, or brings back one that was withdrawn. Throws if the row belongs to another hotel. */
async function insertOrBringBack(db: Connection, table: ContentTable, row: Row, now: Date): Promise<void> {
  const { propertyId, ...content } = contentOf(table, row);
  const written = await db
    .insert(table.table)
    .values(row)
    .onConflictDoUpdate({
      target: table.keys.map((name) => columnOf(table, name)),
      set: { ...content, ...marks(table, now) },
      ...('propertyId' in table.table && { setWhere: eq(columnOf(table, 'propertyId'), propertyId) }),
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

const chunks = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) =>
    rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );
