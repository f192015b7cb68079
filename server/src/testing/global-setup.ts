import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database';
import { fillDemo } from '../demo/fill-demo';
import { createPictureStore } from '../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../features/upload/module';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { prepareDatabase } from '../platform/db/migrate';
import { NOON } from './noon';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
    /** The data directory of the servers of tests, with the pictures of the demo hotels. */
    dataDir: string;
  }
}

/**
 * Starts one PostgreSQL cluster for the whole run with two template databases, one migrated and one with the demo.
 * Each test file copies one of them.
 */
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
  await prepareDatabase(cluster.connection('migrated'));
  await client.query('create database filled template migrated');
  await client.end();
  const filesDir = await mkdtemp(join(tmpdir(), 'guest-suite-files-'));
  project.provide('dataDir', filesDir);
  await fill(cluster.connection('filled'), filesDir);

  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true });
    await rm(filesDir, { recursive: true });
  };
}

/**
 * The demo is filled in once, because otherwise every test file would insert the same rows. A template database must
 * have no connections while it is copied.
 */
async function fill(connection: PoolConfig, dataDir: string): Promise<void> {
  const db = openDatabase(connection, (error) => {
    throw error;
  });
  const pictures = createPictureStore(await createFileStore({ dataDir, uploadsS3: null }));
  await fillDemo(db, { now: new Date(NOON), pictures });
  await db.$client.end();
}
