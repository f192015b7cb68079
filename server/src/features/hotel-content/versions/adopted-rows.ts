import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES, type ContentTable } from './content-tables';
import { plain, type Row } from './row-changes';

/**
 * Reads the rows of a hotel that no folder made as if they had been published, with the columns that the folder is
 * about to write. What the folder says is then compared with what is there, so that rows with the same id stay.
 */
export async function adoptedRows(
  tx: Connection,
  propertyId: string,
  next: ContentRows,
): Promise<ContentRows> {
  const rows = new Map<keyof ContentRows, Row[]>();
  for (const { name, table } of CONTENT_TABLES) {
    const outletIds = (rows.get('outlet') ?? []).map(({ id }) => id);
    const found = await tx
      .select()
      .from(table)
      .where(isOfHotel(table, name, { propertyId, outletIds }));
    const columns = new Set(next[name].flatMap((row) => Object.keys(row)));
    rows.set(
      name,
      found.map((row) => plain(onlyColumns(row, columns))),
    );
  }
  // The cast is safe because every table of `ContentRows` is in the list.
  return Object.fromEntries(rows) as unknown as ContentRows;
}

function isOfHotel(
  table: ContentTable['table'],
  name: keyof ContentRows,
  { propertyId, outletIds }: { propertyId: string; outletIds: unknown[] },
) {
  const column = name === 'property' ? table.id : table.propertyId;
  if (column) return eq(column, propertyId);
  if (!table.outletId) throw new Error(`${name} belongs neither to a hotel nor to an outlet`);
  return inArray(table.outletId, outletIds);
}

/** Where the folder has no such rows, all columns are needed: what is gone may have to come back as it was. */
const onlyColumns = (row: object, columns: ReadonlySet<string>): object =>
  columns.size === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)));
