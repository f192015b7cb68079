import { contract } from '../core/endpoint';

export type { Favorite, FavoriteType, ListedFavorite } from './favorite.schema';

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
      summary: 'Adds a favourite; repeating it changes nothing',
      needsGuest: true,
    },
    removeFavorite: {
      method: 'DELETE',
      path: '/web/property/:property/favorites/:type/:uuid',
      summary: 'Removes a favourite; repeating it changes nothing',
      needsGuest: true,
      status: 204,
    },
    setFavoriteNotify: {
      method: 'PUT',
      path: '/web/property/:property/favorites/:type/:uuid/notify',
      summary: 'Whether the guest is told when a sold-out session or evening of a favourite opens',
      needsGuest: true,
    },
  },
);
