import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import { fillDemo } from '../../demo/fill-demo';
import { createPictureStore } from '../../features/hotel-content/pictures/picture-store';
import { createFileStore } from '../../features/upload/module';
import { openDatabase } from '../../platform/db/database';
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres';
import { prepareDatabase } from '../../platform/db/prepare-database';
import { NOON } from '../noon';

/**
 * Prepares a data directory as a server leaves it that has run with the demo hotels, once for all processes of a run, which
 * find it in their environment: an empty start takes ten seconds of a core. Tests start servers on copies.
 */
export async function setup(): Promise<(() => Promise<void>) | void> {
  // Another project of the same run has prepared it.
  if (process.env.USED_DATA_DIR) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'guest-suite-used-'));
  const cluster = await startEmbeddedPostgres({ dataDir, isDurable: false, onLine: () => {} });
  // A server keeps its tables in the database of this name.
  const connection = cluster.connection('postgres');
  await prepareDatabase(connection);
  await query(cluster.connection('template1'), 'create database migrated template postgres');
  await fill(connection, dataDir);
  await cluster.stop();
  process.env.USED_DATA_DIR = dataDir;
  return () => {
    delete process.env.USED_DATA_DIR;
    return rm(dataDir, { recursive: true });
  };
}

/** Runs one statement. */
export async function query(connection: PoolConfig, statement: string): Promise<void> {
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
