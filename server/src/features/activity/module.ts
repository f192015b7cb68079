import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ServesInProperty } from '../property/module';
import { createActivityRepository, type ActivityRepository } from './activity.repository';
import { activityRoutes } from './activity.routes';
import { makeSessions } from './make-sessions';
import { createSessionRepository } from './session.repository';

/** Sessions are created three weeks ahead, so a delay of hours does not matter. */
const MAKE_SESSIONS_MS = 6 * 3_600_000;

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
    jobs: [
      { name: 'sessions', everyMs: MAKE_SESSIONS_MS, run: () => makeSessions(db, { now: new Date(now()) }) },
    ],
  };
}
