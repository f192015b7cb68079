import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createFavoriteRepository } from './favorite.repository';
import { favoriteRoutes } from './favorite.routes';

interface FavoriteModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The places and items that a guest has saved. */
export const createFavoriteModule = ({ db, servesInProperty, now }: FavoriteModuleDeps): Module => ({
  routes: (app) => favoriteRoutes(servesInProperty(app), createFavoriteRepository(db), now),
});
