import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { MenuSummary } from '@guest/shared/contracts/menu/menu.schema';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { Database } from '../../platform/db/database';
import { favorite, menu, orderPolicy, outlet } from '../../platform/db/tables/schema';
import type { Guest } from '../../platform/http/authentication';
import { withDefaultPolicy } from './default-policy';
import { toLocationField } from '../property/location.mapper';
import type { PropertyScope } from '../property/property-scope';
import { toOrderTerms } from './order-terms';

export type OutletRepository = ReturnType<typeof createOutletRepository>;
type MenuRow = typeof menu.$inferSelect;
type Caller = Pick<Guest, 'id'> | null;

export function createOutletRepository(db: Database) {
  const withMenus = { menus: { orderBy: [asc(menu.position), asc(menu.slug)] } };

  /** Returns `null` for an anonymous visitor, whose favourites are on the device. */
  async function loadFavorites(caller: Caller): Promise<Set<string> | null> {
    if (!caller) return null;
    const favoriteRows = await db
      .select({ uuid: favorite.uuid })
      .from(favorite)
      .where(and(eq(favorite.guestId, caller.id), eq(favorite.type, 'outlet')));
    return new Set(favoriteRows.map(({ uuid }) => uuid));
  }

  async function loadOrderTerms(outletId: string) {
    const [found] = await db.select().from(orderPolicy).where(eq(orderPolicy.outletId, outletId));
    return toOrderTerms(withDefaultPolicy(found?.rules ?? null));
  }

  return {
    async list(scope: PropertyScope, caller: Caller = null): Promise<Outlet[]> {
      const [rows, favorites] = await Promise.all([
        db.query.outlet.findMany({
          where: and(eq(outlet.propertyId, scope.property.id), isNull(outlet.withdrawnAt)),
          orderBy: [asc(outlet.position), asc(outlet.slug)],
          with: withMenus,
        }),
        loadFavorites(caller),
      ]);
      return rows.map((row) => toOutlet(row, scope, favorites));
    },

    async find(scope: PropertyScope, slug: string, caller: Caller = null): Promise<Outlet | undefined> {
      const [row, favorites] = await Promise.all([
        db.query.outlet.findFirst({
          where: and(
            eq(outlet.propertyId, scope.property.id),
            eq(outlet.slug, slug.toLowerCase()),
            isNull(outlet.withdrawnAt),
          ),
          with: withMenus,
        }),
        loadFavorites(caller),
      ]);
      if (!row) return undefined;
      const reply = toOutlet(row, scope, favorites);
      return row.orderModes.length === 0 ? reply : { ...reply, orderPolicy: await loadOrderTerms(row.id) };
    },

    /** Returns outlets as `list` does, by id, and also those that the hotel has withdrawn. */
    async byIds(
      scope: PropertyScope,
      ids: string[],
    ): Promise<{ outlet: Outlet; withdrawnAt: Date | null }[]> {
      const rows = await db.query.outlet.findMany({
        where: and(eq(outlet.propertyId, scope.property.id), inArray(outlet.id, ids)),
        with: withMenus,
      });
      return rows.map((row) => ({ outlet: toOutlet(row, scope, null), withdrawnAt: row.withdrawnAt }));
    },
  };
}

function toOutlet(
  row: typeof outlet.$inferSelect & { menus: MenuRow[] },
  scope: PropertyScope,
  favorites: ReadonlySet<string> | null,
): Outlet {
  const { localize, image, hours } = scope;
  return {
    uuid: row.id,
    slug: row.slug,
    name: localize(row.name),
    kind: row.kind,
    description: localize(row.description),
    images: row.pictures.map((picture) => image(picture)),
    cuisine: row.cuisine.map(localize),
    priceLevel: row.priceLevel,
    ...(row.dressCode && { dressCode: localize(row.dressCode) }),
    ...(row.phone && { phone: row.phone }),
    place: localize(row.place),
    ...toLocationField(row),
    openingHours: hours(row.openingHours),
    bookingMode: row.bookingMode,
    ...(row.externalBookingUrl && { externalBookingUrl: row.externalBookingUrl }),
    orderModes: row.orderModes,
    ...(favorites && { isFavorite: favorites.has(row.id) }),
    menus: row.menus.map((one) => toMenuSummary(one, scope)),
    version: row.version,
  };
}

export function toMenuSummary(row: MenuRow, { localize, hours }: PropertyScope): MenuSummary {
  return {
    uuid: row.id,
    slug: row.slug,
    name: localize(row.name),
    ...(row.description && { description: localize(row.description) }),
    order: row.position,
    orderable: row.isOrderable,
    ...(row.availability && { availability: hours(row.availability) }),
    ...(row.pdfUrl && { pdfUrl: row.pdfUrl }),
  };
}
