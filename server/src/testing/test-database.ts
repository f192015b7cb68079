import { randomUUID } from 'node:crypto';
import pg, { type PoolConfig } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../platform/db/database';

/**
 * The template of a new database: `template0` has no tables, and `filled` has the demo hotels as they are at
 * `NOON`.
 */
type Template = 'template0' | 'migrated' | 'filled';

/**
 * Creates a database for one test file. Its tests share it, so each test must create its own rows and rely on
 * no others.
 */
export async function testDatabase(
  template: Template = 'migrated',
  pool: Pick<PoolConfig, 'max'> = {},
): Promise<Database> {
  // Some tests send two hundred requests at once, on machines that are busy with other work.
  const db = openDatabase(
    { ...(await testConnection(template)), connectionTimeoutMillis: 30_000, ...pool },
    (error) => {
      throw error;
    },
  );
  afterAll(() => db.$client.end());
  return db;
}

/** The connection of a database that nobody else uses. */
export async function testConnection(template: Template = 'migrated'): Promise<PoolConfig> {
  const name = `test_${randomUUID()}`;
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  // A copy in the file system takes a fifth of the time of one that writes every page into the log first.
  await client.query(`set file_copy_method = 'clone'`);
  await client.query(`create database "${name}" template ${template} strategy file_copy`);
  await client.end();
  return { ...inject('postgres'), database: name };
}

/** The address of a database as an operator sets it. */
export const databaseUrl = ({ host, database }: PoolConfig): string =>
  `postgres://guest@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
