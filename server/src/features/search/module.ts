import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { DirectoryRepository } from '../directory/directory.repository';
import type { ServesInProperty } from '../property/module';
import { createSearchRepository } from './search.repository';
import { searchRoutes } from './search.routes';

interface SearchModuleDeps {
  db: Database;
  directories: DirectoryRepository;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The search over the content of a hotel. */
export const createSearchModule = (deps: SearchModuleDeps): Module => ({
  routes: (app) => searchRoutes(deps.servesInProperty(app), createSearchRepository(deps.db), deps),
});
