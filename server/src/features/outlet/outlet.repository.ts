import { and, asc, eq } from 'drizzle-orm';
import type { MenuSummary } from '@guest/shared/contracts/menu/menu.schema';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { Database } from '../../platform/db/database';
import { favorite, menu, orderPolicy, outlet } from '../../platform/db/tables/schema';
import type { Guest } from '../../platform/http/guest';
import { policyWith } from './default-policy';
import { locationOf } from '../property/location-of';
import type { PropertyScope } from '../property/property-scope';
import { toOrderTerms } from './order-terms';

export type OutletRepository = ReturnType<typeof createOutletRepository>;
type MenuRow = typeof menu.$inferSelect;
type Caller = Pick<Guest, 'id'> | null;

export function createOutletRepository(db: Database) {
  const withMenus = { menus: { orderBy: [asc(menu.position), asc(menu.slug)] } };

  /** Returns `null` for an anonymous visitor, whose favourites are on the device. */
  async function favoritesOf(caller: Caller): Promise<Set<string> | null> {
    if (!caller) return null;
    const kept = await db
      .select({ uuid: favorite.uuid })
      .from(favorite)
      .where(and(eq(favorite.guestId, caller.id), eq(favorite.type, 'outlet')));
    return new Set(kept.map(({ uuid }) => uuid));
  }

  async function orderTermsOf(outletId: string) {
    const [found] = await db.select().from(orderPolicy).where(eq(orderPolicy.outletId, outletId));
    return toOrderTerms(policyWith(found?.rules ?? null));
  }

  return {
    async list(scope: PropertyScope, caller: Caller = null): Promise<Outlet[]> {
      const [rows, favorites] = await Promise.all([
        db.query.outlet.findMany({
          where: eq(outlet.propertyId, scope.property.id),
          orderBy: [asc(outlet.position), asc(outlet.slug)],
          with: withMenus,
        }),
        favoritesOf(caller),
      ]);
      return rows.map((row) => toOutlet(row, scope, favorites));
    },

    async find(scope: PropertyScope, slug: string, caller: Caller = null): Promise<Outlet | undefined> {
      const [row, favorites] = await Promise.all([
        db.query.outlet.findFirst({
          where: and(eq(outlet.propertyId, scope.property.id), eq(outlet.slug, slug.toLowerCase())),
          with: withMenus,
        }),
        favoritesOf(caller),
      ]);
      if (!row) return undefined;
      const told = toOutlet(row, scope, favorites);
      return row.orderModes.length === 0 ? told : { ...told, orderPolicy: await orderTermsOf(row.id) };
    },
  };
}

function toOutlet(
  row: typeof outlet.$inferSelect & { menus: MenuRow[] },
  scope: PropertyScope,
  favorites: ReadonlySet<string> | null,
): Outlet {
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
    ...locationOf(row),
    openingHours: hours(row.openingHours),
    bookingMode: row.bookingMode,
    ...(row.externalBookingUrl && { externalBookingUrl: row.externalBookingUrl }),
    orderModes: row.orderModes,
    ...(favorites && { isFavorite: favorites.has(row.id) }),
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
    ...(row.pdfUrl && { pdfUrl: row.pdfUrl }),
  };
}
