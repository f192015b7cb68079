import { healthContract } from '@guest/shared/contracts/health/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { RealtimeMetrics } from '../../platform/socket/realtime-metrics';
import { serve } from '../../platform/http/serve';
import { inMaintenance } from '../../platform/errors/request-error';

const DATABASE_TIMEOUT_MS = 2_000;

/** Health checks for operators: liveness and readiness. */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  realtimeFacts: () => Promise<RealtimeMetrics>,
): void {
  serve(app, healthContract.live, async () => ({ status: 'ok' }), { isUncacheable: true });

  serve(
    app,
    healthContract.ready,
    async ({ request }) => {
      try {
        await Promise.race([db.execute(sql`select 1`), databaseTimeout()]);
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        throw inMaintenance(1);
      }
      const { redis, ...realtime } = await realtimeFacts();
      // Without Redis everything works, only pushes from other processes are delayed, so the server stays
      // ready.
      return { status: redis === 'away' ? 'degraded' : 'ok', database: 'ok', redis, realtime };
    },
    { isUncacheable: true },
  );
}

const databaseTimeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('database did not answer in time')), DATABASE_TIMEOUT_MS).unref();
  });
