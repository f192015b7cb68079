import type { FastifyBaseLogger } from 'fastify';
import { startIntervalTask } from '../platform/jobs/interval-task';
import type { Database } from '../platform/db/database';
import type { DemoProperty } from './model/demo-property';
import { refreshSessions } from './fill-demo';

const EXTEND_EVERY_MS = 6 * 3_600_000;

/**
 * Extends the sessions regularly, so that a demo that runs for weeks has upcoming ones. Returns a function
 * that stops it.
 */
export const extendSessions = (
  db: Database,
  properties: readonly DemoProperty[],
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  startIntervalTask(
    EXTEND_EVERY_MS,
    () => refreshSessions(db, properties, new Date()),
    (error) => log.error({ err: error }, 'demo sessions could not be extended; retrying'),
  );
