import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { PropertySystem } from './property-system';
import { createStayLinks } from './stay-links';
import { createStayRepository } from './stay.repository';
import { stayRoutes } from './stay.routes';

export { guardPropertySystem } from './guard-property-system';

interface StayModuleDeps {
  db: Database;
  identity: Identity;
  propertySystem: PropertySystem;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The stays of a guest, self-reported or linked to a reservation of the hotel's own system. */
export function createStayModule(deps: StayModuleDeps): Module {
  const { db, identity, propertySystem, servesInProperty, now } = deps;
  const stays = createStayRepository(db, now);
  const stayLinks = createStayLinks({ db, stays, propertySystem, now, ...identity });
  return {
    routes: (app) => stayRoutes(servesInProperty(app), { db, stays, stayLinks, now, ...identity }),
  };
}
