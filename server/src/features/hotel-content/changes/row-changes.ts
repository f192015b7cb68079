import { isDeepStrictEqual } from 'node:util';
import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES, type ContentTable } from './content-tables';

export type Row = Readonly<Record<string, unknown>>;

/** The changes that publishing makes to a table. Unchanged rows are neither written nor locked. */
export interface TableChanges {
  table: ContentTable;
  added: Row[];
  changed: { before: Row; after: Row }[];
  gone: Row[];
}

/**
 * Compares two sets of rows by their keys. Both have to be as JSON has them. The order of the rows is preserved, because
 * some reference earlier ones.
 */
export const rowChanges = (live: ContentRows | null, next: ContentRows): TableChanges[] =>
  CONTENT_TABLES.map((table) => {
    const before = byKey(table, live?.[table.name] ?? []);
    const after = byKey(table, next[table.name]);
    return {
      table,
      added: [...after].flatMap(([key, row]) => (before.has(key) ? [] : [row])),
      changed: [...after].flatMap(([key, row]) => {
        const old = before.get(key);
        return old && !isDeepStrictEqual(old, row) ? [{ before: old, after: row }] : [];
      }),
      gone: [...before].flatMap(([key, row]) => (after.has(key) ? [] : [row])),
    };
  });

export const keyOf = ({ keys }: ContentTable, row: Row): string =>
  keys.map((name) => String(row[name])).join('/');

function byKey(table: ContentTable, rows: readonly object[]): Map<string, Row> {
  const found = new Map<string, Row>();
  // The cast is safe because columns are looked up by their names only.
  for (const row of rows as readonly Row[]) {
    const key = keyOf(table, row);
    // The check refuses such a folder. Without this error, one of the two rows would be lost silently.
    if (found.has(key)) throw new Error(`duplicate ${table.name} ${key}`);
    found.set(key, row);
  }
  return found;
}

/** Returns rows as they are once they were stored as JSON: without fields that are `undefined`. */
export const rowsAsJson = (rows: ContentRows): ContentRows => JSON.parse(JSON.stringify(rows)) as ContentRows;

/** Removes fields that are `undefined`, so that a derived row equals the one that was stored as JSON. */
export const toJson = (row: object): Row => JSON.parse(JSON.stringify(row)) as Row;

const ROWS_AT_ONCE = 100;

/** Splits rows into as many as one statement takes. */
export const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) =>
    rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );
