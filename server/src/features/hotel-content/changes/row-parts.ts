import { createHash } from 'node:crypto';
import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES } from './content-tables';

/** Rows that are recorded, read and compared together. */
export interface RowPart {
  sha256: string;
  /** The rows as JSON. */
  json: string;
}

/** All rows of a hotel by the name of their part, such as `menuItem/<id of the section>`. A part has at least one row. */
export type RowParts = ReadonlyMap<string, RowPart>;

/** The column that divides the rows of a large table. The rows of the other tables are one part each. */
const DIVIDED_BY: Partial<Record<keyof ContentRows, string>> = {
  directoryEntry: 'directoryId',
  menuSection: 'menuId',
  menuItem: 'sectionId',
  diningArea: 'outletId',
  diningTable: 'outletId',
};

/**
 * Divides rows into parts, so that a small change concerns a small part only. A part whose hash is the same has the
 * same rows, and is neither read nor compared nor written again.
 */
export function partsOf(rows: Partial<ContentRows>): RowParts {
  const parts = new Map<string, RowPart>();
  for (const { name } of CONTENT_TABLES)
    for (const [part, ofPart] of divided(name, rows[name] ?? [])) {
      const json = JSON.stringify(ofPart);
      parts.set(part, { json, sha256: createHash('sha256').update(json).digest('hex') });
    }
  return parts;
}

function divided(name: keyof ContentRows, rows: readonly object[]): Map<string, object[]> {
  const column = DIVIDED_BY[name];
  const parts = new Map<string, object[]>();
  // The cast is safe because the column is looked up by its name only.
  for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
    const part = column === undefined ? name : `${name}/${String(row[column])}`;
    const others = parts.get(part);
    if (others) others.push(row);
    else parts.set(part, [row]);
  }
  return parts;
}

/** Returns the rows of some parts, as JSON has them. */
export function rowsIn(parts: Iterable<readonly [name: string, json: string]>): ContentRows {
  const rows = new Map<string, object[]>(CONTENT_TABLES.map(({ name }) => [name, []]));
  for (const [part, json] of parts)
    // The cast is safe because `partsOf` has made the JSON of rows.
    for (const row of JSON.parse(json) as object[]) rows.get(tableOf(part))?.push(row);
  // The cast is safe because every table of `ContentRows` is in the list.
  return Object.fromEntries(rows) as unknown as ContentRows;
}

export const tableOf = (part: string): string => part.split('/', 1)[0] ?? part;
