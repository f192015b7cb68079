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

/** One cluster for the whole run, with the databases that every test file copies: a migrated one, and one with the demo. */
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

/** Filled once, because every test file would else insert the same rows; nobody may be connected to what is copied. */
async function fill(connection: PoolConfig, dataDir: string): Promise<void> {
  const db = openDatabase(connection, (error) => {
    throw error;
  });
  const pictures = createPictureStore(await createFileStore({ dataDir, uploadsS3: null }));
  await fillDemo(db, { now: new Date(NOON), pictures });
  await db.$client.end();
}
