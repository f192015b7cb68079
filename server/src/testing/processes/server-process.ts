import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { copyFolder } from './copy-folder';
import { releaseInto, spawnServer, type ServerProcess } from './spawn-server';

export type { ServerProcess } from './spawn-server';

/** Starts the server in a process that ends with the test. */
export function startProcess(...args: Parameters<typeof spawnServer>): ServerProcess {
  const server = spawnServer(...args);
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await server.ended;
  });
  return server;
}

/** Creates an empty data directory with a release, so that a server can start on it. */
export async function dataDirectory(parent = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(parent, 'data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await releaseInto(dataDir);
  return dataDir;
}

/** Creates a data directory with a release and the demo hotels, for tests that are not about the first start. */
export async function usedDataDirectory(parent?: string): Promise<string> {
  const dataDir = await dataDirectory(parent);
  for (const name of ['postgres', 'uploads'])
    await copyFolder(join(String(process.env.USED_DATA_DIR), name), dataDir);
  return dataDir;
}

/** Connects to the database that a server runs on its data directory. */
export async function connectToDatabase(dataDir: string): Promise<pg.Client> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const client = new pg.Client({ host: pidFile.split('\n')[4], user: 'guest', database: 'postgres' });
  // The connection breaks when the server is killed, because its database stops too.
  client.on('error', () => {});
  await client.connect();
  return client;
}
