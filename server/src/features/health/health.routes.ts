import { healthContract } from '@guest/shared/contracts/health/health.contract';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../../platform/concurrency/with-timeout';
import { isDiskFull } from '../../platform/data-directory/free-space';
import type { Database } from '../../platform/db/database';
import type { DatabaseFault } from '../../platform/db/database-faults';
import { findDatabaseFault } from '../../platform/db/find-database-fault';
import { inMaintenance } from '../../platform/errors/request-error';
import { serve } from '../../platform/http/serve';
import type { RealtimeMetrics } from '../../platform/socket/realtime-metrics';

const DATABASE_TIMEOUT_MS = 2_000;

export interface HealthDeps {
  db: Database;
  dataDir: string;
  realtimeFacts: () => Promise<RealtimeMetrics>;
}

/** Health checks for operators: liveness and readiness. */
export function healthRoutes(app: FastifyInstance, { db, dataDir, realtimeFacts }: HealthDeps): void {
  /** Files of guests and an embedded database are in the data directory. */
  const findFault = async (): Promise<DatabaseFault | undefined> =>
    (await isDiskFull(dataDir)) ? 'disk_full' : findDatabaseFault(db);

  serve(app, healthContract.live, async () => ({ status: 'ok' }), { isUncacheable: true });

  serve(
    app,
    healthContract.ready,
    async ({ request }) => {
      const fault = await withTimeout(findFault(), DATABASE_TIMEOUT_MS, 'no answer in time').catch(
        () => 'away' as const,
      );
      if (fault) {
        request.log.warn({ fault }, 'not ready');
        throw inMaintenance(1, { fault });
      }
      const { redis, ...realtime } = await realtimeFacts();
      // Without Redis everything works, only pushes from other processes are delayed, so the server stays
      // ready.
      return { status: redis === 'away' ? 'degraded' : 'ok', database: 'ok', redis, realtime };
    },
    { isUncacheable: true },
  );
}
