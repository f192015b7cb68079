import { randomUUID } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/database';

/**
 * Creates a database for one test file. Its tests share it, so each test must create its own rows and rely on
 * no others.
 */
export async function testDatabase(): Promise<Database> {
  // Some tests send two hundred requests at once, on machines that are busy with other work.
  const db = openDatabase({ ...(await testConnection()), connectionTimeoutMillis: 30_000 }, (error) => {
    throw error;
  });
  afterAll(() => db.$client.end());
  return db;
}

/** Creates a database that nobody else uses and returns how to connect to it; `template0` has no tables. */
export async function testConnection(template: 'migrated' | 'template0' = 'migrated'): Promise<PoolConfig> {
  const name = `test_${randomUUID()}`;
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(`create database "${name}" template ${template}`);
  await client.end();
  return { ...inject('postgres'), database: name };
}
