import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import { startIntervalTask } from '../platform/jobs/interval-task';
import { fillSessions } from './life/fill-sessions';

const FILL_EVERY_MS = 6 * 3_600_000;

/** Books places of new demo sessions at an interval. Returns a function that stops it. */
export const startFillingSessions = (db: Database, log: FastifyBaseLogger): (() => Promise<void>) =>
  startIntervalTask(
    FILL_EVERY_MS,
    () => fillSessions(db),
    (error) => log.error({ err: error }, 'places of demo sessions could not be sold; retrying'),
  );
