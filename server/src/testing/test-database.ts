import { randomUUID } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/database';

/** A database for one test file. Its tests share it, so each makes rows of its own and counts on no others. */
export async function testDatabase(): Promise<Database> {
  // Some tests ask two hundred times at one moment, on machines that do other work beside.
  const db = openDatabase({ ...(await testConnection()), connectionTimeoutMillis: 30_000 }, (error) => {
    throw error;
  });
  afterAll(() => db.$client.end());
  return db;
}

/** The connection of a database that nobody else uses; `template0` is one without tables. */
export async function testConnection(template: 'migrated' | 'template0' = 'migrated'): Promise<PoolConfig> {
  const name = `test_${randomUUID()}`;
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(`create database "${name}" template ${template}`);
  await client.end();
  return { ...inject('postgres'), database: name };
}
