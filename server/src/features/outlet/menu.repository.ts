import type { Menu } from '@guest/shared/contracts/menu.schema';
import { isOpenAt } from '@guest/shared/contracts/opening-hours';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { menu, outlet, type menuItem, type menuSection } from '../../db/schema';
import type { PropertyScope } from '../property/property-scope';
import { toMenuItem } from './menu-item-reply';
import { toMenuSummary } from './outlet.repository';

export type MenuRepository = ReturnType<typeof createMenuRepository>;

type SectionRow = typeof menuSection.$inferSelect & { items: (typeof menuItem.$inferSelect)[] };
type MenuRow = typeof menu.$inferSelect & { outlet: typeof outlet.$inferSelect; sections: SectionRow[] };

export function createMenuRepository(db: Database) {
  return {
    /** A menu, and whether it is served at an instant. */
    async find(
      scope: PropertyScope,
      slugs: { outlet: string; menu: string },
      at: number,
    ): Promise<Menu | undefined> {
      const propertyId = scope.property.id;
      const itsOutlet = db
        .select({ id: outlet.id })
        .from(outlet)
        .where(and(eq(outlet.propertyId, propertyId), eq(outlet.slug, slugs.outlet.toLowerCase())));
      const found = await db.query.menu.findFirst({
        where: and(eq(menu.slug, slugs.menu.toLowerCase()), inArray(menu.outletId, itsOutlet)),
        with: {
          outlet: true,
          sections: {
            orderBy: (section) => asc(section.position),
            with: { items: { orderBy: (item) => asc(item.position) } },
          },
        },
      });
      return found && toMenu(found, scope, at);
    },
  };
}

function toMenu(row: MenuRow, scope: PropertyScope, at: number): Menu {
  const { property, say, hours } = scope;
  const isOpen = (stored: typeof row.availability) =>
    !stored || isOpenAt(hours(stored), at, property.timeZone);
  return {
    ...toMenuSummary(row, scope),
    outlet: { uuid: row.outlet.id, slug: row.outlet.slug, name: say(row.outlet.name) },
    currency: property.currency,
    currencyPrecision: property.currencyPrecision,
    pricesIncludeTax: row.pricesIncludeTax,
    isServed: row.isOrderable && isOpen(row.outlet.openingHours) && isOpen(row.availability),
    sections: row.sections.map((section) => toSection(section, scope)),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

const toSection = (row: SectionRow, scope: PropertyScope): Menu['sections'][number] => ({
  uuid: row.id,
  name: scope.say(row.name),
  ...(row.description && { description: scope.say(row.description) }),
  order: row.position,
  items: row.items.map((item) => toMenuItem(item, scope)),
});
