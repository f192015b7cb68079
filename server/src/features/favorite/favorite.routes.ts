import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import { notFound, RequestError } from '../../platform/errors/request-error';
import { requireGuest } from '../../platform/http/require-guest';
import type { ServeInProperty } from '../property/serve-in-property';
import { toFavorite, type FavoriteRepository } from './favorite.repository';
import type { ListedFavorites } from './listed-favorites';

/** The limit is high because a guest who signs in uploads all favourites saved on the device. */
const CHANGES_PER_MINUTE = 240;

interface FavoriteRoutesDeps {
  favorites: FavoriteRepository;
  listedFavorites: ListedFavorites;
  now: () => number;
}

export function favoriteRoutes(serveInProperty: ServeInProperty, deps: FavoriteRoutesDeps): void {
  const { favorites, listedFavorites, now } = deps;
  const limit = { perMinute: CHANGES_PER_MINUTE, now };

  serveInProperty(favoriteContract.listFavorites, async (call, scope) => {
    const { type } = call.params;
    const owner = { propertyId: scope.property.id, guestId: requireGuest(call).id, type };
    return { items: await listedFavorites[type](scope, await favorites.list(owner)) };
  });

  serveInProperty(
    favoriteContract.addFavorite,
    async (call, { property }) => {
      const { type, uuid } = call.params;
      const owner = { propertyId: property.id, guestId: requireGuest(call).id, type };
      if (!(await favorites.isShown(owner, uuid))) throw notFound();
      const added = await favorites.add(owner, uuid);
      if (!added)
        throw new RequestError(409, 'favorites_full', "You've reached the maximum number of favourites");
      return toFavorite(added);
    },
    limit,
  );

  serveInProperty(
    favoriteContract.removeFavorite,
    async (call, { property }) => {
      const { type, uuid } = call.params;
      await favorites.remove({ propertyId: property.id, guestId: requireGuest(call).id, type }, uuid);
      return undefined;
    },
    limit,
  );

  serveInProperty(
    favoriteContract.setFavoriteNotify,
    async (call, { property }) => {
      const { type, uuid } = call.params;
      const owner = { propertyId: property.id, guestId: requireGuest(call).id, type };
      const changed = await favorites.setNotify(owner, uuid, call.body.notify);
      if (!changed) throw notFound();
      return { ...toFavorite(changed), notify: changed.notify };
    },
    limit,
  );
}
