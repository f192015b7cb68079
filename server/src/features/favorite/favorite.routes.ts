import { favoriteContract } from '@guest/shared/contracts/favorite/favorite.contract';
import { signInFirst } from '../../platform/http/guest';
import { notFound, Refusal } from '../../platform/errors/refusal';
import type { ServeInProperty } from '../property/serve-in-property';
import type { FavoriteRepository } from './favorite.repository';

/** The limit is high because a guest who signs in uploads all favourites saved on the device. */
const CHANGES_PER_MINUTE = 240;

export function favoriteRoutes(
  serveInProperty: ServeInProperty,
  favorites: FavoriteRepository,
  now: () => number,
): void {
  const limit = { perMinute: CHANGES_PER_MINUTE, now };

  serveInProperty(favoriteContract.listFavorites, async ({ params: { type }, guest }, { property }) => {
    if (!guest) throw signInFirst();
    return { items: await favorites.list({ propertyId: property.id, guestId: guest.id, type }) };
  });

  serveInProperty(
    favoriteContract.addFavorite,
    async ({ params: { type, uuid }, guest }, { property }) => {
      if (!guest) throw signInFirst();
      const kept = { propertyId: property.id, guestId: guest.id, type };
      if (!(await favorites.isOffered(kept, uuid))) throw notFound();
      const added = await favorites.add(kept, uuid);
      if (!added) throw new Refusal(409, 'favorite_limit', "You've reached the maximum number of favourites");
      return added;
    },
    limit,
  );

  serveInProperty(
    favoriteContract.removeFavorite,
    async ({ params: { type, uuid }, guest }, { property }) => {
      if (!guest) throw signInFirst();
      await favorites.remove({ propertyId: property.id, guestId: guest.id, type }, uuid);
      return undefined;
    },
    limit,
  );
}
