import { healthContract } from '@guest/shared/contracts/health/health.contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { Live } from '../../app/live';
import { serve } from '../../platform/http/serve';
import { inMaintenance } from '../../platform/errors/refusal';

const ANSWERS_WITHIN_MS = 2_000;

/** For whoever runs the server: whether it lives, and whether it can be sent guests. */
export function healthRoutes(app: FastifyInstance, db: Database, live: Live): void {
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
      const { redis, ...realtime } = await live.facts();
      // Without Redis everything still works, only news from other processes comes later: no reason to send guests away.
      return { status: redis === 'away' ? 'degraded' : 'ok', database: 'ok', redis, realtime };
    },
    { isOfTheMoment: true },
  );
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ANSWERS_WITHIN_MS).unref();
  });
