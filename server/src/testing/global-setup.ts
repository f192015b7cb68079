import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { copyFolder } from './processes/copy-folder';
import { query } from './processes/used-data';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PoolConfig;
    /** The data directory of the servers of tests, with the pictures of the demo hotels. */
    dataDir: string;
  }
}

/** One cluster for the whole run, with the databases that every test file copies: a migrated one, and one with the demo. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const clusterDir = await mkdtemp(join(tmpdir(), 'guest-suite-test-'));
  const filesDir = await mkdtemp(join(tmpdir(), 'guest-suite-files-'));
  const usedDataDir = String(process.env.USED_DATA_DIR);
  await copyFolder(join(usedDataDir, 'postgres'), clusterDir);
  await copyFolder(join(usedDataDir, 'uploads'), filesDir);
  const cluster = await startEmbeddedPostgres({
    dataDir: clusterDir,
    isDurable: false,
    maxConnections: 300,
    onLine: () => {},
  });
  await query(cluster.connection('template1'), 'create database filled template postgres');
  project.provide('postgres', cluster.connection('postgres'));
  project.provide('dataDir', filesDir);

  return async () => {
    await cluster.stop();
    for (const folder of [clusterDir, filesDir]) await rm(folder, { recursive: true });
  };
}
