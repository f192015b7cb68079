import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createActivityRepository, type ActivityRepository } from './activity.repository';
import { activityRoutes } from './activity.routes';
import { createSessionRepository } from './session.repository';

interface ActivityModuleDeps {
  db: Database;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** Activities and their sessions. */
export function createActivityModule({
  db,
  servesInProperty,
  now,
}: ActivityModuleDeps): Module & { activities: ActivityRepository } {
  const activities = createActivityRepository(db);
  return {
    activities,
    routes: (app) => activityRoutes(servesInProperty(app), activities, createSessionRepository(db), now),
  };
}
