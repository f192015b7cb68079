import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { prepareDatabase } from '../platform/db/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
  }
}

/** Starts one cluster for the whole run, with a migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guest-suite-test-'));
  const cluster = await startEmbeddedPostgres({
    dataDir,
    isDurable: false,
    maxConnections: 300,
    onLine: () => {},
  });
  project.provide('postgres', cluster.connection('postgres'));

  const client = new pg.Client(cluster.connection('postgres'));
  await client.connect();
  await client.query('create database migrated');
  await client.end();
  await prepareDatabase(cluster.connection('migrated'));

  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true });
  };
}
