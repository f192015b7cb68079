import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES } from './content-tables';
import { rowChanges, type TableChanges } from './row-changes';
import { partsOf, rowsIn, tableOf, type RowPart, type RowParts } from './row-parts';
import { withdrawnTables } from './withdrawn-tables';

/** The rows that publishing looks at whether they change or not. */
export type ViewedRows = Pick<ContentRows, (typeof VIEWED)[number]>;
const VIEWED = ['property', 'directory', 'directoryEntry', 'activity'] as const;

/**
 * The rows of a version, compared with those that were written last. It can be copied between threads, and copying it
 * takes much less time than copying all rows.
 */
export interface Comparison {
  /** `null` for a new hotel. */
  before: ViewedRows | null;
  after: ViewedRows;
  changes: (Omit<TableChanges, 'table'> & { name: keyof ContentRows })[];
  toRecord: RecordedParts;
}

/** The parts that a publication records as the rows that were written last. */
export interface RecordedParts {
  /** All parts of the version. Others are no longer recorded. */
  names: string[];
  /** The parts that are not recorded yet, or differ. */
  changed: [name: string, part: RowPart][];
}

/** The rows that were written last. */
export interface WrittenParts {
  /** The hashes of the recorded parts by their names. */
  known: ReadonlyMap<string, string>;
  /** The rows of the parts that the version has in another way or no longer has, as JSON. See `partsToRead`. */
  rows: ReadonlyMap<string, string>;
}

/** Returns the names of the recorded parts that have to be read to compare a version with them. */
export const partsToRead = (
  next: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string>,
): string[] => [...known].flatMap(([name, sha256]) => (next.get(name) === sha256 ? [] : [name]));

/** Compares rows with those that were written last, which are `null` for a new hotel. All of them are recorded anew. */
export const compareRows = (derived: ContentRows, written: ContentRows | null): Comparison =>
  compareParts(partsOf(derived), written && { known: new Map(), rows: jsonOf(partsOf(written)) });

const jsonOf = (parts: RowParts): Map<string, string> =>
  new Map([...parts].map(([name, { json }]) => [name, json]));

/** Compares the parts of a version with those that were written last. Parts with the same hash are not looked at. */
export function compareParts(derived: RowParts, written: WrittenParts | null): Comparison {
  const next = written ? withWithdrawnTables(derived, written) : derived;
  const changed = [...next].filter(([name, { sha256 }]) => written?.known.get(name) !== sha256);
  const compared = [...next].filter(
    ([name, { sha256 }]) => written?.rows.has(name) || written?.known.get(name) !== sha256,
  );
  const live = written && rowsIn(written.rows);
  return {
    before: written && viewed(new Map([...sameJson(next, written), ...written.rows])),
    after: viewed(jsonOf(next)),
    changes: rowChanges(live, rowsIn(jsonOf(new Map(compared)))).map(({ table: { name }, ...rows }) => ({
      name,
      ...rows,
    })),
    toRecord: { names: [...next.keys()], changed },
  };
}

const sameJson = (next: RowParts, { known }: WrittenParts): [string, string][] =>
  [...next].flatMap(([name, { sha256, json }]) => (known.get(name) === sha256 ? [[name, json]] : []));

function withWithdrawnTables(next: RowParts, { rows }: WrittenParts): RowParts {
  const live = rowsIn(rows);
  if (live.diningArea.length === 0) return next;
  const kept = withdrawnTables(rowsOfTables(jsonOf(next), ['outlet', 'diningArea']), live);
  return new Map([...next, ...partsOf(kept)]);
}

function viewed(parts: ReadonlyMap<string, string>): ViewedRows {
  const { property, directory, directoryEntry, activity } = rowsOfTables(parts, VIEWED);
  return { property, directory, directoryEntry, activity };
}

const rowsOfTables = (parts: ReadonlyMap<string, string>, tables: readonly string[]): ContentRows =>
  rowsIn([...parts].filter(([name]) => tables.includes(tableOf(name))));

/** Returns the changes with their tables. */
export const tableChangesOf = ({ changes }: Pick<Comparison, 'changes'>): TableChanges[] =>
  CONTENT_TABLES.flatMap((table) => {
    const found = changes.find(({ name }) => name === table.name);
    if (!found) return [];
    const { added, changed, gone } = found;
    return [{ table, added, changed, gone }];
  });
