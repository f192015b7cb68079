import type { FastifyBaseLogger } from 'fastify';
import { doEvery } from '../platform/jobs/do-every';
import type { Database } from '../platform/db/database';
import type { DemoProperty } from './model/demo-property';
import { refreshSessions } from './fill-demo';

const LOOK_EVERY_MS = 6 * 3_600_000;

/**
 * Extends the sessions regularly, so that a demo that runs for weeks has upcoming ones. Returns a function
 * that stops it.
 */
export const keepSessionsComing = (
  db: Database,
  properties: readonly DemoProperty[],
  log: FastifyBaseLogger,
): (() => Promise<void>) =>
  doEvery(
    LOOK_EVERY_MS,
    () => refreshSessions(db, properties, new Date()),
    (error) => log.error({ err: error }, 'demo sessions could not be extended; retrying'),
  );
