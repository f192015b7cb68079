import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createMenuRepository } from './menu.repository';
import { outletTopics } from './outlet-topics';
import { createOutletRepository, type OutletRepository } from './outlet.repository';
import { outletRoutes } from './outlet.routes';

interface OutletModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Restaurants, bars, shops and spas with their menus. Events of an outlet go to the staff who see it. */
export function createOutletModule({
  db,
  servesInProperty,
  now,
}: OutletModuleDeps): Module & { outlets: OutletRepository } {
  const outlets = createOutletRepository(db);
  return {
    outlets,
    routes: (app) => outletRoutes(servesInProperty(app), outlets, createMenuRepository(db), now),
    topics: [outletTopics],
  };
}
