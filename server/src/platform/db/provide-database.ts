import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Config } from '../config/config';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { externalDatabase } from './external-database';

export interface ProvidedDatabase {
  connection: PoolConfig;
  stop(): Promise<void>;
  /** Resolves when an embedded database has ended for any reason; never resolves for an external one. */
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
  return { connection: postgres.connection('postgres'), stop: postgres.stop, ended: postgres.ended };
}
