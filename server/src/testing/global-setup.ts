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
import { copyFolder } from './processes/copy-folder';
import { NOON } from './noon';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
    /** The data directory of the servers of tests, with the pictures of the demo hotels. */
    dataDir: string;
    /** A data directory as a server leaves it that has run with the demo hotels. */
    usedDataDir: string;
  }
}

/**
 * One cluster for the whole run, with the databases that every test file copies: a migrated one, and one with the demo.
 * A copy of the cluster serves the tests that start a server with a database of its own, because an empty start takes ten
 * seconds of a core.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newFolder = (name: string) => mkdtemp(join(tmpdir(), `guest-suite-${name}-`));
  const clusterDir = await newFolder('test');
  const filesDir = await newFolder('files');
  const usedDataDir = await newFolder('used');
  const open = () =>
    startEmbeddedPostgres({
      dataDir: clusterDir,
      isDurable: false,
      maxConnections: 300,
      onLine: () => {},
    });
  const first = await open();
  // A server keeps its tables in the database of this name.
  await prepareDatabase(first.connection('postgres'));
  await query(first.connection('template1'), 'create database migrated template postgres');
  await fill(first.connection('postgres'), filesDir);
  await first.stop();
  await copyFolder(join(clusterDir, 'postgres'), usedDataDir);
  await copyFolder(join(filesDir, 'uploads'), usedDataDir);

  const cluster = await open();
  await query(cluster.connection('template1'), 'create database filled template postgres');
  project.provide('postgres', cluster.connection('postgres'));
  project.provide('dataDir', filesDir);
  project.provide('usedDataDir', usedDataDir);

  return async () => {
    await cluster.stop();
    for (const folder of [clusterDir, filesDir, usedDataDir]) await rm(folder, { recursive: true });
  };
}

async function query(connection: PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
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
  // No page was open yet. A test would otherwise receive the first menus of the demo beside its own events.
  await db.execute('delete from push_outbox');
  // Statistics that come with the copy, so that no copy gathers its own.
  await db.execute('analyze');
  await db.$client.end();
}
