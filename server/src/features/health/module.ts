import type { FastifyBaseLogger } from 'fastify';
import type { Module } from '../../platform/module/module';
import { createClockSkewCheck } from './clock-skew.job';
import { healthRoutes, type HealthDeps } from './health.routes';

const CLOCK_CHECKED_EVERY_MS = 5 * 60_000;

interface HealthModuleDeps extends HealthDeps {
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Health checks for operators. */
export const createHealthModule = ({ log, ...deps }: HealthModuleDeps): Module => ({
  routes: (app) => healthRoutes(app, deps),
  jobs: [{ name: 'clock', everyMs: CLOCK_CHECKED_EVERY_MS, run: createClockSkewCheck({ db: deps.db, log }) }],
});
