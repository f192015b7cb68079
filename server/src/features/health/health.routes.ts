import { healthContract } from '@guest/shared/contracts/health/health.contract';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../../platform/concurrency/with-timeout';
import { isDiskFull } from '../../platform/data-directory/free-space';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import type { DatabaseFault } from '../../platform/db/database-faults';
import { findDatabaseFault } from '../../platform/db/find-database-fault';
import { property } from '../../platform/db/tables/schema';
import { inMaintenance } from '../../platform/errors/request-error';
import { serve } from '../../platform/http/serve';
import { createFileStoreState } from './file-store-state';
import type { RealtimeMetrics } from '../../platform/socket/realtime-metrics';

const DATABASE_TIMEOUT_MS = 2_000;

export interface HealthDeps {
  db: Database;
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'uploadsS3'>;
  realtimeFacts: () => Promise<RealtimeMetrics>;
  /** Throws if the store of guests' files does not answer. It is not set for the local disk, which needs no check. */
  checkFiles?: (() => Promise<void>) | undefined;
}

/** Health checks for operators: liveness and readiness. */
export function healthRoutes(
  app: FastifyInstance,
  { db, config, realtimeFacts, checkFiles }: HealthDeps,
): void {
  const filesState = createFileStoreState(checkFiles, { log: app.log });
  /** If database and file store are external, the local disk holds only caches and a few lines. */
  const needsSpace = config.databaseUrl === null || config.uploadsS3 === null;
  const findFault = async (): Promise<DatabaseFault | undefined> =>
    needsSpace && (await isDiskFull(config.dataDir)) ? 'disk_full' : findDatabaseFault(db);

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
      const [{ redis, ...realtime }, files] = await Promise.all([realtimeFacts(), filesState()]);
      // Without Redis everything works, only pushes from other processes are delayed, and without the file store
      // everything but photos and files, at every process alike. So the server stays ready.
      const isDegraded = redis === 'away' || files === 'away';
      const hotels = await db.$count(property);
      const status = isDegraded ? 'degraded' : 'ok';
      return { status, database: 'ok', hotels, redis, files, realtime } as const;
    },
    { isUncacheable: true },
  );
}
