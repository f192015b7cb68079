import type { menu, menuItem, menuSection } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';
import { keyName } from './key-name';
import { menuItemRow } from './menu-item-row';

/** Creates the rows of all menus, sections and items. */
export function menuRows(context: ImportContext) {
  const { property, propertyId, now, idOf, hours } = context;
  const menus: (typeof menu.$inferInsert)[] = [];
  const sections: (typeof menuSection.$inferInsert)[] = [];
  const items: (typeof menuItem.$inferInsert)[] = [];

  for (const outlet of property.outlets) {
    for (const [position, demo] of outlet.menus.entries()) {
      const menuId = idOf('menu', outlet.slug, demo.slug);
      menus.push({
        id: menuId,
        propertyId,
        outletId: idOf('outlet', outlet.slug),
        slug: demo.slug,
        position,
        name: demo.name,
        description: demo.description,
        isOrderable: demo.orderable,
        availability: demo.availability && hours(demo.availability),
        pricesIncludeTax: demo.pricesIncludeTax,
        pdfUrl: demo.pdfUrl,
        updatedAt: now,
      });
      for (const [sectionPosition, section] of demo.sections.entries()) {
        const path = [outlet.slug, demo.slug, keyName(property, section.name)];
        const id = idOf('section', ...path);
        sections.push({
          id,
          propertyId,
          menuId,
          position: sectionPosition,
          name: section.name,
          description: section.description,
          availability: section.availability && hours(section.availability),
        });
        items.push(
          ...section.items.map((item, i) => menuItemRow(context, item, { path, sectionId: id, position: i })),
        );
      }
    }
  }
  return { menus, sections, items };
}
