import { inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menuItem, withdrawnItem } from '../../../platform/db/tables/schema';
import type { Row } from '../changes/row-changes';

/** Saves the stock of items that are removed from the menu. */
export async function saveStock(db: Connection, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const items = await db
    .select({
      itemId: menuItem.id,
      propertyId: menuItem.propertyId,
      stockStatus: menuItem.stockStatus,
      stockLeft: menuItem.stockLeft,
      soldOutUntil: menuItem.soldOutUntil,
    })
    .from(menuItem)
    .where(inArray(menuItem.id, ids));
  if (items.length > 0)
    await db.insert(withdrawnItem).values(items.map((item) => ({ ...item, withdrawnAt: now })));
}

/** Restores the saved stock of items that return to the menu. */
export async function restoreStock(db: Connection, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => String(id));
  const kept = await db.delete(withdrawnItem).where(inArray(withdrawnItem.itemId, ids)).returning();
  return rows.map((row) => {
    const { stockStatus, stockLeft, soldOutUntil } = kept.find(({ itemId }) => itemId === row.id) ?? {};
    return stockStatus === undefined ? row : { ...row, stockStatus, stockLeft, soldOutUntil };
  });
}
