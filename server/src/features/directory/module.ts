import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { OutletRepository } from '../outlet/outlet.repository';
import type { ServesInProperty } from '../property/module';
import { createDirectoryRepository, type DirectoryRepository } from './directory.repository';
import { directoryRoutes } from './directory.routes';

interface DirectoryModuleDeps {
  db: Database;
  outlets: OutletRepository;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The directories of the hotel and their entries. */
export function createDirectoryModule(
  deps: DirectoryModuleDeps,
): Module & { directories: DirectoryRepository } {
  const directories = createDirectoryRepository(deps.db);
  return {
    directories,
    routes: (app) => directoryRoutes(deps.servesInProperty(app), directories, deps.outlets, deps),
  };
}
