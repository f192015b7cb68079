import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Connects to the database that the server runs in its data directory. The bare server has its own database
 * in the same PostgreSQL server.
 */
export async function connectTo(dataDir: string, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({ host: await socketsOf(dataDir), user: 'guest', database });
  await client.connect();
  return client;
}

export async function socketsOf(dataDir: string): Promise<string> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return note.split('\n')[4] ?? '';
}
