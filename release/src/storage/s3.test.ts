import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import S3rver from 's3rver';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { channelHistory, latestChange } from '../channel/channel-log';
import { createChannel } from '../channel/create-channel';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { publish } from '../publish/publish';
import { readRecord } from '../registry/records';
import { requireSet, versionsOf } from '../registry/sets';
import { bundledProgram } from '../testing/bundled-program';
import { fixtureBuild } from '../testing/fixture-build';
import { AUTHOR, fixtureFolder, fixtureStore } from '../testing/fixture-store';
import { conditionalWrites } from '../testing/conditional-writes';
import { createS3Storage } from './s3';
import type { ReleaseStorage } from './storage';

const directory = await mkdtemp(join(tmpdir(), 's3-'));
const server = new S3rver({
  directory,
  port: 0,
  address: '127.0.0.1',
  silent: true,
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
  bucket: 'releases',
  region: 'us-east-1',
  key: 'S3RVER',
  secret: 'S3RVER',
};
const client = new S3Client({
  endpoint: settings.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
});

let mirror = '';
beforeEach(async () => {
  mirror = await fixtureFolder();
  server.reset();
  await server.configureBuckets();
});
const bucket = () => createS3Storage({ ...settings, mirror });

test('M-05 a bucket stores releases, sets and channels under the same names as a directory', async () => {
  const { storage, published } = await fixtureStore(bucket());
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);

  const { change } = await promote(storage, {
    channel: 'production',
    versions: { chat: '1.1.0' },
    author: AUTHOR,
  });

  expect(versionsOf(await requireSet(storage, String(change.set)))).toEqual({
    shell: '1.0.0',
    chat: '1.1.0',
  });
  expect(await storage.list('chat')).toEqual(['1.0.0', '1.1.0']);
  expect(await storage.list('channels/production')).toEqual(['000001.json', '000002.json', '000003.json']);
  const dir = await storage.folderOf('chat', '1.1.0');
  expect((await readdir(dir)).sort()).toEqual(['release.json', 'remoteEntry.js']);
  expect(await readFile(join(dir, 'remoteEntry.js'), 'utf8')).toBe('chat 1.1.0');
});

test('if many create the same key in a bucket, one succeeds', async () => {
  const created = await Promise.all(
    Array.from({ length: 10 }, (_, i) => bucket().create('channels/production/000001.json', `"${i}"`)),
  );

  expect(created.filter(Boolean)).toHaveLength(1);
  expect((await bucket().read('channels/production/000001.json'))?.toString()).toBe(
    `"${created.indexOf(true)}"`,
  );
});

test('M-05 concurrent promotions of two squads over a bucket both succeed', async () => {
  const { storage, published } = await fixtureStore(bucket());
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0', 'dining@1.0.0', 'dining@1.1.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' }, AUTHOR);
  const to = (versions: Record<string, string>) =>
    promote(bucket(), { channel: 'production', versions, author: AUTHOR });

  await Promise.all([to({ chat: '1.1.0' }), to({ dining: '1.1.0' })]);

  const now = await latestChange(storage, 'production');
  expect(versionsOf(await requireSet(storage, String(now?.set)))).toMatchObject({
    chat: '1.1.0',
    dining: '1.1.0',
  });
  expect(await channelHistory(storage, 'production')).toHaveLength(4);
});

test('a killed publisher leaves no release in a bucket, and a retry continues where it stopped', async () => {
  const folder = await fixtureFolder();
  const files = manyFiles('ours');
  await fixtureBuild(folder, { name: 'chat', version: '1.0.0' }, files);
  const child = publisher(folder);
  // The publisher is killed as soon as the first of its files is in the bucket.
  while ((await bucket().list('chat/1.0.0')).length === 0) {
    if (child.exitCode !== null) throw new Error('it was done before it could be killed');
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const storage = bucket();

  expect(await readRecord(storage, 'chat', '1.0.0')).toBeUndefined();
  await publish(storage, folder);

  expect(await contentsIn(storage)).toEqual(Object.values(files).sort());
});

test('a version that was begun with one build is reserved for it until the incomplete upload is pruned', async () => {
  const [begun, other] = [await fixtureFolder(), await fixtureFolder()];
  await fixtureBuild(begun, { name: 'chat', version: '1.0.0' });
  await fixtureBuild(other, { name: 'chat', version: '1.0.0' }, { 'remoteEntry.js': 'another build' });
  const storage = bucket();
  await begin(begun);

  await expect(publish(storage, other)).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Another build of chat@1\.0\.0 is being published, or was begun/),
  });
  await storage.tidy(Date.now() - 3_600_000);
  await expect(publish(storage, other)).rejects.toMatchObject({ status: 409 });
  expect((await storage.read('chat/1.0.0/remoteEntry.js'))?.toString()).toBe('chat 1.0.0');
  await storage.tidy(Date.now() + 60_000);
  await publish(storage, other);

  expect((await storage.read('chat/1.0.0/remoteEntry.js'))?.toString()).toBe('another build');
});

test('pruning incomplete uploads keeps published releases and channels', async () => {
  const { storage, published } = await fixtureStore(bucket());
  await published('shell@1.0.0', 'chat@1.0.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const before = await keysIn();

  await storage.tidy(Date.now() + 60_000);

  expect(await keysIn()).toEqual(before);
});

test('M-05 if two programs publish different builds as one version, one succeeds, and their files are not mixed', async () => {
  const builds = await Promise.all(
    ['ours', 'theirs'].map(async (whose) => {
      const folder = await fixtureFolder();
      await fixtureBuild(folder, { name: 'chat', version: '1.0.0' }, manyFiles(whose));
      return folder;
    }),
  );

  const codes = await Promise.all(builds.map(async (folder) => (await once(publisher(folder), 'exit'))[0]));

  expect(codes.sort()).toEqual([0, 73]);
  const whose = (await contentsIn(bucket())).map((text) => text.split(' ')[0]);
  expect(whose).toHaveLength(Object.keys(manyFiles('')).length);
  expect(new Set(whose).size).toBe(1);
}, 60_000);

test('M-05 if two programs publish the same build, both succeed, and one was new', async () => {
  const folder = await fixtureFolder();
  await fixtureBuild(folder, { name: 'chat', version: '1.0.0' }, manyFiles('ours'));

  const outputs = await Promise.all(
    [1, 2].map(async () => {
      const child = publisher(folder, '--if-new', '--json');
      const chunks: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => chunks.push(part));
      await once(child, 'close');
      // The cast is safe because this is the documented JSON output of the command.
      return JSON.parse(Buffer.concat(chunks).toString()) as { isNew?: boolean };
    }),
  );

  expect(outputs.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
}, 60_000);

test('a version in a bucket is published once and removed completely', async () => {
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

test('shared files in a bucket are written once, have the headers of files that never change, and can be removed', async () => {
  const storage = bucket();
  for (const version of ['1.0.0', '1.0.1']) await publishSharing(storage, version, { [SHARED]: 'late' });

  const { CacheControl, ContentType } = await client.send(
    new HeadObjectCommand({ Bucket: 'releases', Key: `chat/files/${SHARED}` }),
  );
  expect([CacheControl, ContentType]).toEqual([
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ]);
  expect(await storage.sharedFiles('chat')).toEqual([{ file: SHARED, at: expect.any(Number) }]);
  expect(await readFile(await storage.sharedFile('chat', SHARED), 'utf8')).toBe('late');
  await storage.tidy(Date.now() + 60_000);
  expect((await storage.read(`chat/files/${SHARED}`))?.toString()).toBe('late');
  await storage.removeShared('chat', [SHARED]);
  expect(await storage.sharedFiles('chat')).toEqual([]);
});

test('if two programs publish other content at one shared address of a bucket, one is refused', async () => {
  const outcomes = await Promise.allSettled(
    ['1.0.0', '1.0.1'].map((version) =>
      publishSharing(bucket(), version, { [SHARED]: `late of ${version}` }),
    ),
  );

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  const [version = ''] = (await bucket().list('chat')).filter((name) => name !== 'files');
  expect((await bucket().read(`chat/files/${SHARED}`))?.toString()).toBe(`late of ${version}`);
});

test('shared files of a release that is in the mirror are there while the bucket is unavailable', async () => {
  await publishSharing(bucket(), '1.0.0', { [SHARED]: 'late' });
  await bucket().folderOf('chat', '1.0.0');
  const unavailable = createS3Storage({ ...settings, endpoint: 'http://localhost:1', mirror });

  expect(await readFile(await unavailable.sharedFile('chat', SHARED), 'utf8')).toBe('late');
});

test('copies for guests with a dictionary are in the bucket and in the mirror', async () => {
  const storage = bucket();
  const contentOf = (line: string) => `${'export const rooms = 40;\n'.repeat(100)}${line}`;
  const dictionary = createHash('sha256').update(contentOf('1')).digest('hex').slice(0, 16);
  await publishSharing(storage, '1.0.0', { 'page.00000001.js': contentOf('1') });
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  await publishSharing(storage, '1.0.1', { 'page.00000002.js': contentOf('2') });
  const Key = `chat/files/page.00000002.js.${dictionary}.dcz`;

  const stored = await client.send(new HeadObjectCommand({ Bucket: 'releases', Key }));
  expect(stored).toMatchObject({ ContentEncoding: 'dcz', ContentType: 'text/javascript; charset=utf-8' });
  await storage.folderOf('chat', '1.0.1');
  const mirrored = await readFile(join(mirror, Key));
  expect(mirrored).toEqual(await storage.read(Key));
  expect(mirrored.length).toBeLessThan(200);
});

test('a missing bucket is reported with its address, and nothing is changed', async () => {
  const storage = createS3Storage({ ...settings, bucket: 'nothing', mirror });

  await expect(createChannel(storage, 'staging', AUTHOR)).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(
      /127\.0\.0\.1:\d+\/nothing refused the operation: NoSuchBucket.*Nothing was changed/,
    ),
  });
});

test('an unreachable store is reported with its address and the failed operation', async () => {
  const storage = createS3Storage({ ...settings, endpoint: 'http://localhost:1', mirror });

  await expect(storage.list('')).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(/^http:\/\/localhost:1\/releases refused the operation: .*ECONNREFUSED/),
  });
});

const SHARED = 'page.0badcafe.js';

async function publishSharing(
  storage: ReleaseStorage,
  version: string,
  files: Record<string, string>,
): Promise<void> {
  const folder = await fixtureFolder();
  await fixtureBuild(folder, { name: 'chat', version, hasSharedFiles: true }, files);
  await publish(storage, folder);
}

/** The build has enough files to interrupt its publisher halfway. */
const manyFiles = (whose: string) =>
  Object.fromEntries(
    Array.from({ length: 150 }, (_, i) => [`file-${i}.js`, `${whose} ${i} `.padEnd(5_000, 'x')]),
  );

/** Starts `release publish` as a process of its own. */
function publisher(from: string, ...more: string[]) {
  const program = bundledProgram('release', new URL('../cli/cli.ts', import.meta.url));
  return spawn(process.execPath, [...program, 'publish', 'chat', '--from', from, ...more], {
    env: {
      ...process.env,
      RELEASES_S3_ENDPOINT: settings.endpoint,
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_KEY: 'S3RVER',
      RELEASES_S3_SECRET: 'S3RVER',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Publishes a build without its record, like a publisher that is interrupted at the last moment. */
async function begin(folder: string): Promise<void> {
  await publish(bucket(), folder);
  await client.send(new DeleteObjectCommand({ Bucket: 'releases', Key: 'chat/1.0.0/release.json' }));
}

async function contentsIn(storage: ReleaseStorage): Promise<string[]> {
  const files = (await storage.list('chat/1.0.0')).filter((file) => file.endsWith('.js'));
  const contents = await Promise.all(files.map((file) => storage.read(`chat/1.0.0/${file}`)));
  return contents.map(String).sort();
}

async function keysIn(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'releases' }));
  return Contents.map(({ Key }) => String(Key)).sort();
}
