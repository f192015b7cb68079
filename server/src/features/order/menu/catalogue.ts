import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { menu, menuItem, menuSection, outlet } from '../../../platform/db/tables/schema';
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

/** An outlet as its address names it, so that its menus can be read before it is known whether it exists. */
export interface OutletAddress {
  propertyId: string;
  slug: string;
}

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
    .innerJoin(outlet, eq(outlet.id, menu.outletId))
    .where(
      and(
        eq(outlet.propertyId, sql.placeholder('propertyId')),
        eq(outlet.slug, sql.placeholder('slug')),
        eq(menu.isOrderable, true),
        sql`${menuItem.id} = any(${sql.placeholder('itemIds')}::uuid[])`,
      ),
    ),
);

/** Loads those of the items that are on a menu of the outlet that accepts orders. */
export async function loadCatalogue(
  on: Connection,
  { propertyId, slug }: OutletAddress,
  itemIds: string[],
): Promise<Catalogue> {
  if (itemIds.length === 0) return new Map();
  const rows = await orderableItems(on).execute({ propertyId, slug: slug.toLowerCase(), itemIds });
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
