import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { fixtureReleases } from '../releases/testing/fixture-releases';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  /** Settles with the exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
  /** What it has written, to either output. */
  said(): string;
  /** Waits until it takes requests, and says where. */
  address(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

/** The server as `npm start` runs it, in a process of its own. */
export function startProcess(
  env: Record<string, string>,
  as: { uid?: number; gid?: number } = {},
): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    ...as,
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  child.stderr.on('data', (part) => (said += String(part)));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    ended,
    said: () => said,
    kill: (signal) => void child.kill(signal),
    address: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = /is at (http:\S+?)["\s]/.exec(said)?.[1];
          if (found) resolve(found);
          return found;
        };
        if (!look()) child.stdout.on('data', look);
        void ended.then((code) => reject(new Error(`ended with ${code}: ${said}`)));
      }),
  };
}

/** An empty data directory in which something is released, so that a server can start on it. */
export async function dataDirectory(parent = tmpdir()): Promise<string> {
  const dataDir = await mkdtemp(join(parent, 'data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const releases = await fixtureReleases();
  await releases.publish({ name: 'shell', version: '1.0.0' });
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: {} });
  await symlink(releases.root, join(dataDir, 'releases'));
  return dataDir;
}

/** The database that a server runs on its data directory. */
export async function connectTo(dataDir: string): Promise<pg.Client> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const client = new pg.Client({ host: note.split('\n')[4], user: 'guest', database: 'postgres' });
  // A server that is killed takes its database along.
  client.on('error', () => {});
  await client.connect();
  return client;
}
