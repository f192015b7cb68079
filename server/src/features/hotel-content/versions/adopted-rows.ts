import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import type { ContentRows } from '../rows/rows';
import { CONTENT_TABLES, type ContentTable } from '../changes/content-tables';
import { toJson, type Row } from '../changes/row-changes';

/**
 * Reads the rows of a hotel that was not published from a folder, in the form of published rows with the columns that
 * the folder is about to write. Publishing then compares them with the folder and keeps rows with the same id.
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
      found.map((row) => toJson(onlyColumns(row, columns))),
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

/**
 * If the folder has no rows of a table, all columns are kept, because its rows are removed and may have to be
 * restored.
 */
const onlyColumns = (row: object, columns: ReadonlySet<string>): object =>
  columns.size === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column)));
