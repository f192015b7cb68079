import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createConsentRepository, type ConsentRepository } from './consent.repository';
import { consentRoutes } from './consent.routes';

interface ConsentModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The consents that guests give and withdraw. */
export function createConsentModule({
  db,
  servesInProperty,
  now,
}: ConsentModuleDeps): Module & { consents: ConsentRepository } {
  const consents = createConsentRepository(db, now);
  return { consents, routes: (app) => consentRoutes(servesInProperty(app), consents) };
}
