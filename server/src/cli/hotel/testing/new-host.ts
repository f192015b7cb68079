import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openDatabase } from '../../../platform/db/database';
import { databaseUrl, testConnection } from '../../../testing/test-database';

/**
 * Prepares a host of its own for the tests of a file: a database, and a folder that is removed after them. `env` leads
 * commands to both.
 */
export async function newHost(...template: Parameters<typeof testConnection>) {
  const connection = await testConnection(...template);
  const db = openDatabase(connection, (error) => {
    throw error;
  });
  const home = await mkdtemp(join(tmpdir(), 'hotels-'));
  afterAll(async () => {
    await db.$client.end();
    await rm(home, { recursive: true });
  });
  return { db, home, env: { DATA_DIR: home, DATABASE_URL: databaseUrl(connection), DEMO: 'off' } };
}
