import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { RealtimeFacts } from '../../platform/socket/realtime-facts';
import { healthRoutes } from './health.routes';

interface HealthModuleDeps {
  db: Database;
  realtimeFacts: () => Promise<RealtimeFacts>;
}

/** Health checks for operators. */
export const createHealthModule = ({ db, realtimeFacts }: HealthModuleDeps): Module => ({
  routes: (app) => healthRoutes(app, db, realtimeFacts),
});
