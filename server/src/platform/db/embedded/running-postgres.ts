import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { StartUpFailure } from '../../errors/start-up-failure';

/** How the database of a suite that runs on this data directory is reached, beside the suite itself. */
export async function runningPostgres(dataDir: string): Promise<PoolConfig> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  // PostgreSQL writes there, on the fifth line, in which folder its socket is.
  const host = note.split('\n')[4];
  if (!host) {
    throw new StartUpFailure(`No suite runs on "${dataDir}": start it first, or set DATABASE_URL.`);
  }
  return { host, user: 'guest', database: 'postgres' };
}
