import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Config } from '../config/config';
import { startEmbeddedPostgres } from './embedded/embedded-postgres';
import { externalDatabase } from './external-database';

export interface ProvidedDatabase {
  connection: PoolConfig;
  stop(): Promise<void>;
  /** Settles when a database of our own has ended, for whatever reason. */
  ended: Promise<void>;
}

/** The database that is configured, or one of our own. */
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
    onLine: (line) => log.debug({ postgres: line }, 'the database says'),
  });
  return { connection: postgres.connection('postgres'), stop: postgres.stop, ended: postgres.ended };
}
