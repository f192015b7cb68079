import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES } from './content-tables';
import { rowChanges, type TableChanges } from './row-changes';
import { withWithdrawnTables } from './withdrawn-tables';

/** The rows that publishing looks at whether they change or not. */
export type ViewedRows = Pick<ContentRows, 'property' | 'directory' | 'directoryEntry' | 'activity'>;

/**
 * The rows of a version, compared with those that were written last. It can be copied between threads, and copying it
 * takes much less time than copying all rows.
 */
export interface Comparison {
  /** `null` for a new hotel. */
  before: ViewedRows | null;
  after: ViewedRows;
  changes: (Omit<TableChanges, 'table'> & { name: keyof ContentRows })[];
  /** All rows as JSON, to be recorded as those that were written last. */
  json: string;
}

/**
 * Compares the rows of a version with those that were written last, which are `null` for a new hotel and have to be as
 * JSON has them.
 */
export function compareRows(derived: ContentRows, written: ContentRows | null): Comparison {
  const next = withWithdrawnTables(derived, written);
  const json = JSON.stringify(next);
  // The cast is safe because the JSON was made of such rows.
  const asStored = JSON.parse(json) as ContentRows;
  return {
    before: written && viewed(written),
    after: viewed(next),
    changes: rowChanges(written, asStored).map(({ table: { name }, ...rows }) => ({ name, ...rows })),
    json,
  };
}

const viewed = ({ property, directory, directoryEntry, activity }: ContentRows): ViewedRows => ({
  property,
  directory,
  directoryEntry,
  activity,
});

/** Returns the changes with their tables. */
export const tableChangesOf = ({ changes }: Pick<Comparison, 'changes'>): TableChanges[] =>
  CONTENT_TABLES.flatMap((table) => {
    const found = changes.find(({ name }) => name === table.name);
    if (!found) return [];
    const { added, changed, gone } = found;
    return [{ table, added, changed, gone }];
  });
