import { healthContract } from '@guest/shared/contracts/health/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { RealtimeFacts } from '../../platform/socket/realtime-facts';
import { serve } from '../../platform/http/serve';
import { inMaintenance } from '../../platform/errors/refusal';

const ANSWERS_WITHIN_MS = 2_000;

/** Health checks for operators: liveness and readiness. */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  realtimeFacts: () => Promise<RealtimeFacts>,
): void {
  serve(app, healthContract.live, async () => ({ status: 'ok' }), { isOfTheMoment: true });

  serve(
    app,
    healthContract.ready,
    async ({ request }) => {
      try {
        await Promise.race([db.execute(sql`select 1`), tooLate()]);
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        throw inMaintenance(1);
      }
      const { redis, ...realtime } = await realtimeFacts();
      // Without Redis everything works, only pushes from other processes are delayed, so the server stays
      // ready.
      return { status: redis === 'away' ? 'degraded' : 'ok', database: 'ok', redis, realtime };
    },
    { isOfTheMoment: true },
  );
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('database did not answer in time')), ANSWERS_WITHIN_MS).unref();
  });
