import type { StaffOutlet } from '@guest/shared/contracts/order/order-socket.contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { menu, menuItem, menuSection, outlet } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { stockStatusOf } from '../../outlet/menu-item.mapper';
import { scopeOf } from '../../property/property-scope';
import { visibleOutletIds } from '../../outlet/outlet-topics';

/** Returns the outlets of a member of staff with the stock of their items. */
export async function loadStaffOutlets(db: Database, actor: Actor, now: number): Promise<StaffOutlet[]> {
  const visibleIds = visibleOutletIds(actor);
  const { localize } = scopeOf(actor.property, [actor.lang]);
  const isTheirs = visibleIds === 'all' ? undefined : inArray(outlet.id, visibleIds);
  const outlets = await db
    .select()
    .from(outlet)
    .where(and(eq(outlet.propertyId, actor.property.id), isNull(outlet.withdrawnAt), isTheirs))
    .orderBy(asc(outlet.position), asc(outlet.slug));
  const items = await db
    .select({ outletId: menu.outletId, row: menuItem })
    .from(menuItem)
    .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
    .innerJoin(menu, eq(menu.id, menuSection.menuId))
    .where(and(eq(menu.propertyId, actor.property.id), eq(menu.isOrderable, true)))
    .orderBy(asc(menu.position), asc(menuSection.position), asc(menuItem.position));
  return outlets.map(({ id, slug, name, openingHours: { temporarilyClosed: pause } }) => ({
    uuid: id,
    slug,
    name: localize(name),
    pausedUntil: pause?.until && now < Date.parse(pause.until) ? pause.until : null,
    items: items
      .filter(({ outletId }) => outletId === id)
      .map(({ row }) => ({
        uuid: row.id,
        name: localize(row.name),
        stockStatus: stockStatusOf(row, now),
        stockLeft: row.stockLeft,
        soldOutUntil: row.soldOutUntil?.toISOString() ?? null,
      })),
  }));
}
