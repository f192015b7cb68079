import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { menu, menuItem, menuSection } from '../../../platform/db/tables/schema';
import type { StoredAvailability } from '../../../platform/db/tables/columns/stored';

/**
 * An item that can be ordered from an outlet. `hours` are the times of its menu and section that restrict it
 * beyond the hours of the outlet.
 */
export interface CatalogueItem {
  row: typeof menuItem.$inferSelect;
  hours: StoredAvailability[];
  menuSlug: string;
  pricesIncludeTax: boolean;
}
export type Catalogue = ReadonlyMap<string, CatalogueItem>;

/** The ids are one array, so that the statement is the same for any number of items. */
const orderableItems = preparedQuery('orderable items', (on) =>
  on
    .select({
      row: menuItem,
      sectionHours: menuSection.availability,
      menuHours: menu.availability,
      menuSlug: menu.slug,
      pricesIncludeTax: menu.pricesIncludeTax,
    })
    .from(menuItem)
    .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
    .innerJoin(menu, eq(menu.id, menuSection.menuId))
    .where(
      and(
        eq(menu.outletId, sql.placeholder('outletId')),
        eq(menu.isOrderable, true),
        sql`${menuItem.id} = any(${sql.placeholder('itemIds')}::uuid[])`,
      ),
    ),
);

/** Loads those of the items that are on a menu of the outlet that accepts orders. */
export async function loadCatalogue(on: Connection, outletId: string, itemIds: string[]): Promise<Catalogue> {
  if (itemIds.length === 0) return new Map();
  const rows = await orderableItems(on).execute({ outletId, itemIds });
  return new Map(
    rows.map(({ row, sectionHours, menuHours, menuSlug, pricesIncludeTax }) => [
      row.id,
      {
        row,
        menuSlug,
        pricesIncludeTax,
        hours: [row.availability, sectionHours, menuHours].filter((one) => one !== null),
      },
    ]),
  );
}
