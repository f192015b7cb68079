import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menu, menuItem, menuSection, outlet } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { stockStatusOf } from '../../outlet/menu-item.mapper';

/** Publishes to everybody at the property that the stock on the menus of these items has changed. */
export async function publishMenus(
  tx: Connection,
  outbox: PushOutbox,
  { itemIds, propertyId, now }: { itemIds: string[]; propertyId: string; now: number },
): Promise<OutboxRow[]> {
  if (itemIds.length === 0) return [];
  const ofItems = tx
    .select({ id: menuSection.menuId })
    .from(menuItem)
    .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
    .where(inArray(menuItem.id, itemIds));
  // A publisher of content locks menus in the same order.
  await tx
    .select({ id: menu.id })
    .from(menu)
    .where(inArray(menu.id, ofItems))
    .orderBy(asc(menu.id))
    .for('no key update');
  const menus = await tx
    .update(menu)
    .set({ version: sql`${menu.version} + 1`, updatedAt: new Date(now) })
    .where(inArray(menu.id, ofItems))
    .returning({ id: menu.id, slug: menu.slug, version: menu.version, outletId: menu.outletId });
  const rows: OutboxRow[] = [];
  for (const { id, slug, version, outletId } of menus) {
    const [outletRow] = await tx.select({ slug: outlet.slug }).from(outlet).where(eq(outlet.id, outletId));
    rows.push(
      await outbox.add(tx, {
        topic: `property:${propertyId}`,
        event: 'menuUpdated',
        body: {
          outletUuid: outletId,
          outletSlug: outletRow?.slug ?? '',
          menuUuid: id,
          menuSlug: slug,
          version,
          soldOut: await soldOutOn(tx, id, now),
        },
      }),
    );
  }
  return rows;
}

async function soldOutOn(tx: Connection, menuId: string, now: number): Promise<string[]> {
  const items = await tx
    .select({ row: menuItem })
    .from(menuItem)
    .innerJoin(menuSection, and(eq(menuSection.id, menuItem.sectionId), eq(menuSection.menuId, menuId)))
    .orderBy(asc(menuItem.id));
  return items.filter(({ row }) => stockStatusOf(row, now) === 'sold_out').map(({ row }) => row.id);
}
