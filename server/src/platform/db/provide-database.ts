import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Config } from '../config/config';
import { isDiskFull } from '../data-directory/free-space';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { supervise } from './embedded/supervise';
import { externalDatabase } from './external-database';

export interface ProvidedDatabase {
  connection: PoolConfig;
  stop(): Promise<void>;
  /** Resolves when an embedded database has ended and does not start again; never for an external one. */
  ended: Promise<void>;
}

/** Returns the configured database, or starts the embedded one. */
export async function provideDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<ProvidedDatabase> {
  if (databaseUrl !== null) {
    return {
      connection: await externalDatabase(databaseUrl),
      stop: async () => {},
      ended: new Promise(() => {}),
    };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onLine: (line) => log.debug({ postgres: line }, 'PostgreSQL log'),
  });
  const { stop, gaveUp } = supervise(postgres, { log, isDiskFull: () => isDiskFull(dataDir) });
  return { connection: postgres.connection('postgres'), stop, ended: gaveUp };
}
