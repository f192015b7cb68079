import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createActivityRepository } from './activity.repository';
import { activityRoutes } from './activity.routes';
import { createSessionRepository } from './session.repository';

interface ActivityModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Activities and their sessions. */
export const createActivityModule = ({ db, servesInProperty, now }: ActivityModuleDeps): Module => ({
  routes: (app) =>
    activityRoutes(servesInProperty(app), createActivityRepository(db), createSessionRepository(db), now),
});
