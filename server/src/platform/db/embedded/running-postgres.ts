import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { StartUpFailure } from '../../errors/start-up-failure';

/** Returns how another process can connect to the database of a suite that runs on this data directory. */
export async function runningPostgres(dataDir: string): Promise<PoolConfig> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  // The fifth line of `postmaster.pid` is the folder of the socket.
  const host = pidFile.split('\n')[4];
  if (!host) {
    throw new StartUpFailure(`No suite is running on "${dataDir}": start it first, or set DATABASE_URL.`);
  }
  return { host, user: 'guest', database: 'postgres' };
}
