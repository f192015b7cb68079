import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { channelHistory, latestChange } from '../channel/channel-log';
import { createChannel } from '../channel/create-channel';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { publish } from '../feed/publish';
import { readRecord } from '../feed/records';
import { knownSet, versionsOf } from '../feed/sets';
import { fixtureBuild } from '../testing/fixture-build';
import { BY, fixtureFolder, fixtureStore } from '../testing/fixture-store';
import { conditionalWrites } from '../testing/conditional-writes';
import { createS3Storage } from './s3';

const directory = await mkdtemp(join(tmpdir(), 's3-'));
const server = new S3rver({
  ...{ directory, port: 0, address: '127.0.0.1', silent: true },
  configureBuckets: [{ name: 'releases', configs: [] }],
});
conditionalWrites(server);
const { port } = await server.run();
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});
const settings = {
  endpoint: `http://127.0.0.1:${port}`,
  ...{ bucket: 'releases', region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' },
};
const client = new S3Client({
  ...{ endpoint: settings.endpoint, region: 'us-east-1', forcePathStyle: true },
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
});

let mirror = '';
beforeEach(async () => {
  mirror = await fixtureFolder();
  server.reset();
  await server.configureBuckets();
});
const bucket = () => createS3Storage({ ...settings, mirror });

test('M-05 a bucket holds releases, sets and channels under the same names as a folder', async () => {
  const { storage, published } = await fixtureStore(bucket());
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, BY);

  const { change } = await promote(storage, {
    channel: 'production',
    versions: { chat: '1.1.0' },
    author: BY,
  });

  expect(versionsOf(await knownSet(storage, String(change.set)))).toEqual({ shell: '1.0.0', chat: '1.1.0' });
  expect(await storage.list('chat')).toEqual(['1.0.0', '1.1.0']);
  expect(await storage.list('channels/production')).toEqual(['000001.json', '000002.json', '000003.json']);
  const dir = await storage.folderOf('chat', '1.1.0');
  expect((await readdir(dir)).sort()).toEqual(['release.json', 'remoteEntry.js']);
  expect(await readFile(join(dir, 'remoteEntry.js'), 'utf8')).toBe('chat 1.1.0');
});

test('of many who create one key in a bucket, one succeeds', async () => {
  const created = await Promise.all(
    Array.from({ length: 10 }, (_, i) => bucket().create('channels/production/000001.json', `"${i}"`)),
  );

  expect(created.filter(Boolean)).toHaveLength(1);
  expect((await bucket().read('channels/production/000001.json'))?.toString()).toBe(
    `"${created.indexOf(true)}"`,
  );
});

test('M-05 two squads that promote at once over a bucket both get in', async () => {
  const { storage, published } = await fixtureStore(bucket());
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0', 'dining@1.0.0', 'dining@1.1.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' }, BY);
  const to = (versions: Record<string, string>) =>
    promote(bucket(), { channel: 'production', versions, author: BY });

  await Promise.all([to({ chat: '1.1.0' }), to({ dining: '1.1.0' })]);

  const now = await latestChange(storage, 'production');
  expect(versionsOf(await knownSet(storage, String(now?.set)))).toMatchObject({
    chat: '1.1.0',
    dining: '1.1.0',
  });
  expect(await channelHistory(storage, 'production')).toHaveLength(4);
});

test('a publisher that broke off leaves no release in a bucket, and another takes over when it is thought gone', async () => {
  const folder = await fixtureFolder();
  await fixtureBuild(folder, { name: 'chat', version: '1.0.0' });
  const storage = bucket();
  await storage.create('chat/1.0.0/remoteEntry.js', 'half of it');
  await storage.create('claims/chat/1.0.0.json', JSON.stringify({ by: 'a builder', at: Date.now() }));

  expect(await readRecord(storage, 'chat', '1.0.0')).toBeUndefined();
  await expect(publish(storage, folder)).rejects.toMatchObject({ status: 409 });
  await storage.replace(
    'claims/chat/1.0.0.json',
    JSON.stringify({ by: 'a builder', at: Date.now() - 3_600_000 }),
  );
  await publish(storage, folder);

  expect((await storage.read('chat/1.0.0/remoteEntry.js'))?.toString()).toBe('chat 1.0.0');
});

test('a version in a bucket is published once, and gone as a whole when it is taken away', async () => {
  const folder = await fixtureFolder();
  await fixtureBuild(folder, { name: 'chat', version: '1.0.0' });
  await writeFile(join(folder, 'remoteEntry.js.br'), 'smaller');
  const storage = bucket();
  await publish(storage, folder);

  await expect(publish(storage, folder)).rejects.toMatchObject({ status: 409, details: { isSame: true } });
  const { CacheControl, ContentType, ContentEncoding } = await client.send(
    new HeadObjectCommand({ Bucket: 'releases', Key: 'chat/1.0.0/remoteEntry.js.br' }),
  );
  await storage.remove('chat', '1.0.0');

  expect([CacheControl, ContentType, ContentEncoding]).toEqual([
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
    'br',
  ]);
  expect(await storage.list('chat')).toEqual([]);
  await expect(
    client.send(new GetObjectCommand({ Bucket: 'releases', Key: 'chat/1.0.0/remoteEntry.js' })),
  ).rejects.toThrow();
});

test('a bucket that is not there is told of by its address, and nothing is changed', async () => {
  const storage = createS3Storage({ ...settings, bucket: 'nothing', mirror });

  await expect(createChannel(storage, 'staging', BY)).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(
      /127\.0\.0\.1:\d+\/nothing did not do it: NoSuchBucket.*Nothing was changed/,
    ),
  });
});
