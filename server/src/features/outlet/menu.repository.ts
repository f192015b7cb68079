import type { Menu, MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { menu, orderPolicy, outlet, type menuItem, type menuSection } from '../../platform/db/tables/schema';
import { advanceDays, withDefaultPolicy } from './default-policy';
import type { PropertyScope } from '../property/property-scope';
import { createListedMenus, partsWith, type ListedMenuRow, type MenuHead } from './listed-menus';
import { toListedItem, toMenuItem } from './menu-item.mapper';
import { toMenuSummary } from './outlet.repository';

export type MenuRepository = ReturnType<typeof createMenuRepository>;

type SectionRow = typeof menuSection.$inferSelect & { items: (typeof menuItem.$inferSelect)[] };
type MenuRow = MenuHead & { sections: SectionRow[] };

interface Slugs {
  outlet: string;
  menu: string;
}

export function createMenuRepository(db: Database) {
  const findListed = createListedMenus(db);

  function isMenu({ property }: PropertyScope, slugs: Slugs) {
    const outletOfMenu = db
      .select({ id: outlet.id })
      .from(outlet)
      .where(
        and(
          eq(outlet.propertyId, property.id),
          eq(outlet.slug, slugs.outlet.toLowerCase()),
          isNull(outlet.withdrawnAt),
        ),
      );
    return and(eq(menu.slug, slugs.menu.toLowerCase()), inArray(menu.outletId, outletOfMenu));
  }

  const findRow = (scope: PropertyScope, slugs: Slugs): Promise<MenuRow | undefined> =>
    db.query.menu.findFirst({ where: isMenu(scope, slugs), with: partsWith({}) });

  async function loadAdvanceDays({ outletId, slug }: MenuRow): Promise<number> {
    const [found] = await db.select().from(orderPolicy).where(eq(orderPolicy.outletId, outletId));
    return advanceDays(withDefaultPolicy(found?.rules ?? null), [slug]);
  }

  return {
    /** Returns a menu and whether it is served at `at`. */
    async find(
      scope: PropertyScope,
      slugs: Slugs,
      { at, now }: { at: number; now: number },
    ): Promise<Menu | undefined> {
      const found = await findRow(scope, slugs);
      if (!found) return undefined;
      const reply = toMenu(found, scope, { at, now });
      return found.isOrderable ? { ...reply, maxAdvanceDays: await loadAdvanceDays(found) } : reply;
    },

    async overview(scope: PropertyScope, slugs: Slugs, now: number): Promise<MenuOverview | undefined> {
      const found = await findListed(isMenu(scope, slugs));
      return found && toOverview(found, scope, now);
    },
  };
}

function toMenu(row: MenuRow, scope: PropertyScope, { at, now }: { at: number; now: number }): Menu {
  const { property, hours } = scope;
  const isOpen = (stored: typeof row.availability) =>
    !stored || isOpenAt(hours(stored), at, property.timeZone);
  return {
    ...toMenuFields(row, scope),
    outlet: toMenuOutlet(row, scope),
    isServed: row.isOrderable && isOpen(row.outlet.openingHours) && isOpen(row.availability),
    sections: row.sections.map((section) => ({
      ...toSection(section, scope),
      items: section.items.map((item) => toMenuItem(item, scope, now)),
    })),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toOverview(row: ListedMenuRow, scope: PropertyScope, now: number): MenuOverview {
  const { image, hours } = scope;
  const [picture] = row.outlet.pictures;
  return {
    ...toMenuFields(row, scope),
    outlet: {
      ...toMenuOutlet(row, scope),
      ...(picture && { image: image(picture) }),
      openingHours: hours(row.outlet.openingHours),
    },
    sections: row.sections.map((section) => ({
      ...toSection(section, scope),
      items: section.items.map((item) => toListedItem(item, scope, now)),
    })),
  };
}

const toMenuFields = (row: MenuHead, scope: PropertyScope) => ({
  ...toMenuSummary(row, scope),
  currency: scope.property.currency,
  currencyPrecision: scope.property.currencyPrecision,
  pricesIncludeTax: row.pricesIncludeTax,
  version: row.version,
});

const toMenuOutlet = ({ outlet: { id, slug, name } }: MenuHead, { localize }: PropertyScope) => ({
  uuid: id,
  slug,
  name: localize(name),
});

const toSection = (row: typeof menuSection.$inferSelect, { localize, hours }: PropertyScope) => ({
  uuid: row.id,
  name: localize(row.name),
  ...(row.description && { description: localize(row.description) }),
  order: row.position,
  ...(row.availability && { availability: hours(row.availability) }),
});
