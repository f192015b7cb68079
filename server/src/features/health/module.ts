import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { RealtimeMetrics } from '../../platform/socket/realtime-metrics';
import { healthRoutes } from './health.routes';

interface HealthModuleDeps {
  db: Database;
  realtimeFacts: () => Promise<RealtimeMetrics>;
}

/** Health checks for operators. */
export const createHealthModule = ({ db, realtimeFacts }: HealthModuleDeps): Module => ({
  routes: (app) => healthRoutes(app, db, realtimeFacts),
});
