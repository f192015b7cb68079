import { asc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/database';
import { menu, menuItem, menuSection, outlet } from '../../platform/db/tables/schema';
import { LISTED_COLUMNS, type ListedRow } from './menu-item.mapper';

/** A menu and its outlet, without what is below the menu. */
export type MenuHead = typeof menu.$inferSelect & { outlet: typeof outlet.$inferSelect };

export type ListedMenuRow = MenuHead & {
  sections: (typeof menuSection.$inferSelect & { items: ListedRow[] })[];
};

/** An item has a few kilobytes with its texts in all languages. */
const MAX_KEPT_ITEMS = 10_000;

const byPosition = ({ position }: { position: AnyColumn }) => asc(position);

/** Returns what is read of a menu beside its own row. `items` says which columns of its items. */
export const partsWith = <const Items extends object>(items: Items) => ({
  outlet: true as const,
  sections: { orderBy: byPosition, with: { items: { orderBy: byPosition, ...items } } },
});

/**
 * Reads menus for their lists, and keeps what it has read: a long menu takes the database and the server several
 * milliseconds, and most guests read the same few. Each time it asks the database whether a row has changed, whoever
 * has changed it.
 */
export function createListedMenus(db: Pick<Database, 'select' | 'query'>) {
  const kept = new LRUCache<string, { state: string; row: ListedMenuRow }>({
    maxSize: MAX_KEPT_ITEMS,
    sizeCalculation: ({ row }) => 1 + row.sections.reduce((sum, { items }) => sum + items.length, 0),
  });

  return async (where: SQL | undefined): Promise<ListedMenuRow | undefined> => {
    const [found] = await db
      .select({ id: menu.id, state: STATE })
      .from(menu)
      .innerJoin(outlet, eq(outlet.id, menu.outletId))
      .where(where);
    if (!found) return undefined;
    const { id, state } = found;
    const known = kept.get(id);
    if (known?.state === state) return known.row;
    // Rows that change in between are read in their newer state, and once more with the next call.
    const row = await db.query.menu.findFirst({
      where: eq(menu.id, id),
      with: partsWith({ columns: LISTED_COLUMNS }),
    });
    if (row) kept.set(id, { state, row });
    return row;
  };
}

/**
 * Differs after any change of the rows, each of which has the transaction that wrote it last as its `xmin`. Transactions
 * may commit in another order than they began, so that a sum or a maximum of these numbers could stay the same.
 */
const STATE = sql<string>`concat_ws(' ', ${menu}.xmin, ${outlet}.xmin,
  (select md5(string_agg(concat(section.id, ' ', section.xmin), ' ' order by section.id))
    from ${menuSection} section where section.menu_id = ${menu.id}),
  (select md5(string_agg(concat(item.id, ' ', item.xmin), ' ' order by item.id))
    from ${menuItem} item join ${menuSection} section on section.id = item.section_id
    where section.menu_id = ${menu.id}))`;
