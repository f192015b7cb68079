import { contract } from '../core/endpoint';

export type { Favorite, FavoriteType } from './favorite.schema';

export const favoriteContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './favorite.schema').then((it) => it.favoriteChecks),
  {
    listFavorites: {
      method: 'GET',
      path: '/web/property/:property/favorites/:type',
      summary: 'What a guest wants to find again, the latest first',
      needsGuest: true,
    },
    addFavorite: {
      method: 'PUT',
      path: '/web/property/:property/favorites/:type/:uuid',
      summary: 'Keeps a favourite; a second time changes nothing',
      needsGuest: true,
    },
    removeFavorite: {
      method: 'DELETE',
      path: '/web/property/:property/favorites/:type/:uuid',
      summary: 'Lets a favourite go; a second time changes nothing',
      needsGuest: true,
      status: 204,
    },
  },
);
