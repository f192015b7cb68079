import type { Module } from '../../platform/module/module';
import { healthRoutes, type HealthDeps } from './health.routes';

/** Health checks for operators. */
export const createHealthModule = (deps: HealthDeps): Module => ({
  routes: (app) => healthRoutes(app, deps),
});
