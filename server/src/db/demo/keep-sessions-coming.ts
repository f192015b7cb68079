import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import type { DemoProperty } from './demo-property';
import { refreshSessions } from './fill-demo';

const LOOK_EVERY_MS = 6 * 3_600_000;

/** A demo that runs for weeks goes on having sessions ahead. Returns its stop. */
export function keepSessionsComing(
  db: Database,
  properties: readonly DemoProperty[],
  log: FastifyBaseLogger,
): () => void {
  const timer = setInterval(() => {
    refreshSessions(db, properties, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'the coming sessions could not be made'),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
