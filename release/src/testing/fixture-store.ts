import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SERVER_FILE } from '../contract/served-calls';
import { publish } from '../publish/publish';
import { createDirectoryStorage } from '../storage/directory';
import type { ReleaseStorage } from '../storage/storage';
import { fixtureBuild, type FixtureParts } from './fixture-build';

export const AUTHOR = { actor: 'Ada', reason: 'a test', at: '2026-01-02T00:00:00.000Z' };

/** Creates a directory that is removed after the test. */
export async function fixtureFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a store for fixture releases whose server serves only `GET /web/property`. */
export async function fixtureStore(storage?: ReleaseStorage) {
  const folder = await fixtureFolder();
  const store = storage ?? createDirectoryStorage(join(folder, 'store'));
  await store.replace(SERVER_FILE, JSON.stringify({ calls: { 'GET /web/property': 'hash-1' } }));
  let builds = 0;

  async function built(parts: FixtureParts, files?: Record<string, string>): Promise<string> {
    const dist = join(folder, `dist-${builds++}`);
    await fixtureBuild(dist, parts, files);
    return dist;
  }

  return {
    folder,
    storage: store,
    built,
    /** Publishes releases, such as `shell@1.0.0`. */
    async published(...named: (string | FixtureParts)[]): Promise<void> {
      for (const one of named) {
        const [name = '', version = ''] = typeof one === 'string' ? one.split('@') : [];
        await publish(store, await built(typeof one === 'string' ? { name, version } : one));
      }
    },
  };
}
