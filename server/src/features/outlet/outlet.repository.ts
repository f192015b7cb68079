import { and, asc, eq } from 'drizzle-orm';
import type { MenuSummary } from '@guest/shared/contracts/menu.schema';
import type { Outlet } from '@guest/shared/contracts/outlet.contract';
import type { Database } from '../../db/database';
import { menu, outlet } from '../../db/schema';
import type { PropertyScope } from '../property/property-scope';

export type OutletRepository = ReturnType<typeof createOutletRepository>;
type MenuRow = typeof menu.$inferSelect;

export function createOutletRepository(db: Database) {
  const withMenus = { menus: { orderBy: [asc(menu.position), asc(menu.slug)] } };

  return {
    async list(scope: PropertyScope): Promise<Outlet[]> {
      const rows = await db.query.outlet.findMany({
        where: eq(outlet.propertyId, scope.property.id),
        orderBy: [asc(outlet.position), asc(outlet.slug)],
        with: withMenus,
      });
      return rows.map((row) => toOutlet(row, scope));
    },

    async find(scope: PropertyScope, slug: string): Promise<Outlet | undefined> {
      const row = await db.query.outlet.findFirst({
        where: and(eq(outlet.propertyId, scope.property.id), eq(outlet.slug, slug.toLowerCase())),
        with: withMenus,
      });
      return row && toOutlet(row, scope);
    },
  };
}

function toOutlet(row: typeof outlet.$inferSelect & { menus: MenuRow[] }, scope: PropertyScope): Outlet {
  const { say, image, hours } = scope;
  return {
    uuid: row.id,
    slug: row.slug,
    name: say(row.name),
    kind: row.kind,
    description: say(row.description),
    images: row.pictures.map((picture) => image(picture)),
    cuisine: row.cuisine.map(say),
    priceLevel: row.priceLevel,
    ...(row.dressCode && { dressCode: say(row.dressCode) }),
    ...(row.phone && { phone: row.phone }),
    place: say(row.place),
    openingHours: hours(row.openingHours),
    bookingMode: row.bookingMode,
    ...(row.externalBookingUrl && { externalBookingUrl: row.externalBookingUrl }),
    orderModes: row.orderModes,
    menus: row.menus.map((one) => toMenuSummary(one, scope)),
    version: row.version,
  };
}

export function toMenuSummary(row: MenuRow, { say, hours }: PropertyScope): MenuSummary {
  return {
    uuid: row.id,
    slug: row.slug,
    name: say(row.name),
    ...(row.description && { description: say(row.description) }),
    order: row.position,
    orderable: row.isOrderable,
    ...(row.availability && { availability: hours(row.availability) }),
  };
}
