import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, onTestFinished, test } from 'vitest';
import { releaseAll } from '../../../../release/src/channel/release-all';
import { publish } from '../../../../release/src/publish/publish';
import { createS3Storage } from '../../../../release/src/storage/s3';
import { conditionalWrites } from '../../../../release/src/testing/conditional-writes';
import { fixtureBuild } from '../../../../release/src/testing/fixture-build';
import { createReleaseStore } from './release-store';

const BY = { actor: 'Ada', reason: 'a test', at: '2026-01-02T00:00:00.000Z' };

test('M-05 a server with releases in a bucket serves them from local copies and picks up promotions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    directory: join(folder, 's3'),
    port: 0,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  conditionalWrites(server);
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'releases',
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
    mirror: join(folder, 'mirror'),
  });
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['chat', '1.0.0'],
    ['chat', '1.1.0'],
  ] as const) {
    await fixtureBuild(join(folder, name + version), { name, version });
    await publish(storage, join(folder, name + version));
  }
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, BY);
  let now = 0;
  const store = createReleaseStore({ storage, channel: 'production', now: () => now });

  const first = await store.choose({});
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.1.0' }, BY);
  // The store does not wait for a slow check, so the test polls.
  await expect
    .poll(async () => {
      now += 1_000;
      return (await store.choose({})).remotes.chat?.record.version;
    })
    .toBe('1.1.0');
  const second = await store.choose({});

  expect(first.remotes.chat?.record.version).toBe('1.0.0');
  expect(second.remotes.chat?.dir).toBe(join(folder, 'mirror/chat/1.1.0'));
  expect(second.previous.chat?.record.version).toBe('1.0.0');
});
