import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createChannel } from '../channel/create-channel';
import { channelHistory, latestChange } from '../channel/channel-log';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { fixtureBuild, fixtureRecord } from '../testing/fixture-build';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';
import { createDirectoryStorage } from '../storage/directory';
import { writeAndSync } from '../storage/fsync';
import { publish, publishOnce } from './publish';
import { saveFigures, readFigures } from '../registry/figures';
import { readRecord } from '../registry/records';
import { KEPT_VERSIONS, findOutdated } from '../channel/retention';

test('M-05 a published version cannot be replaced (409), and the error says whether the build is the same', async () => {
  const { storage, built } = await fixtureStore();
  const dist = await built({ name: 'chat', version: '1.0.0' });
  const other = await built({ name: 'chat', version: '1.0.0' }, { 'remoteEntry.js': 'other' });
  await publish(storage, dist);

  await expect(publish(storage, dist)).rejects.toMatchObject({ status: 409, details: { isSame: true } });
  await expect(publish(storage, other)).rejects.toMatchObject({ status: 409, details: { isSame: false } });
  expect(await publishOnce(storage, dist)).toBe(false);
  await expect(publishOnce(storage, other)).rejects.toMatchObject({ status: 409 });
  expect((await storage.read('chat/1.0.0/remoteEntry.js'))?.toString()).toBe('chat 1.0.0');
});

test('files that differ from the built ones are not published', async () => {
  const { storage, built } = await fixtureStore();
  const changed = await built({ name: 'chat', version: '1.0.0' });
  const missing = await built({ name: 'chat', version: '1.0.1' });
  await writeFile(join(changed, 'remoteEntry.js'), 'tampered');
  await rm(join(missing, 'remoteEntry.js'));

  await expect(publish(storage, changed)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('differs from the file that was built'),
  });
  await expect(publish(storage, missing)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('is missing or differs'),
  });
  await expect(publish(storage, join(missing, 'nowhere'))).rejects.toMatchObject({ status: 404 });
  expect(await storage.list('chat')).toEqual([]);
});

test('a symbolic link is not published because its target may change', async () => {
  const { storage, built, folder } = await fixtureStore();
  const dist = await built({ name: 'chat', version: '1.0.0' });
  await rename(join(dist, 'remoteEntry.js'), join(folder, 'elsewhere.js'));
  await symlink(join(folder, 'elsewhere.js'), join(dist, 'remoteEntry.js'));

  await expect(publish(storage, dist)).rejects.toMatchObject({ status: 422 });
  expect(await storage.list('chat')).toEqual([]);
});

test('a build that changes while it is published is not published', async () => {
  const { folder, built } = await fixtureStore();
  const dist = await built({ name: 'chat', version: '1.0.0' });
  const storage = createDirectoryStorage(join(folder, 'store'), {
    write: writeAndSync,
    async copy(from, to, options) {
      await writeFile(join(dist, 'remoteEntry.js'), 'anew');
      await cp(from, to, options);
    },
  });

  await expect(publish(storage, dist)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('differs from the file that was built'),
  });
  expect(await storage.list('chat')).toEqual([]);
});

test('a directory without a record in place of a release is reported', async () => {
  const { storage, built, folder } = await fixtureStore();
  await mkdir(join(folder, 'store/chat/1.0.0'), { recursive: true });

  await expect(publish(storage, await built({ name: 'chat', version: '1.0.0' }))).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/not a release: chat\/1\.0\.0\/release\.json is missing/),
  });
});

const GOOD = fixtureRecord({ name: 'chat', version: '1.0.0' });
const [FILE] = GOOD.files;

test.each([
  [
    'an entry of another origin',
    { entry: ['https://evil.example/a.js'] },
    /"https:\/\/evil\.example\/a\.js" is not a file of the release/,
  ],
  ['an entry of another release', { entry: ['../2.0.0/a.js'] }, /"\.\.\/2\.0\.0\/a\.js" is not a file/],
  ['a file with an absolute path', { styles: ['/a.css'] }, /"\/a\.css" is not a file/],
  ['an entry that is not among its files', { entry: ['other.js'] }, /"other\.js" is not among its files/],
  ['a file without a hash', { files: [{ ...FILE, integrity: '' }] }, /"remoteEntry\.js" has no hash/],
  [
    'a file with a weak hash',
    { files: [{ ...FILE, integrity: 'sha256-abc' }] },
    /"remoteEntry\.js" has no hash/,
  ],
  [
    'a server bundle without a hash',
    { server: { bundle: '_server/a.mjs', integrity: '' } },
    /"_server\/a\.mjs" has no hash/,
  ],
  [
    'a server bundle of another origin',
    { server: { bundle: '../../a.mjs', integrity: FILE?.integrity } },
    /"\.\.\/\.\.\/a\.mjs" is not a file/,
  ],
  [
    'the global name of another release',
    { global: 'shell_1_0_0' },
    /its global name "shell_1_0_0" is not made of/,
  ],
  [
    'a name that is a folder of the store',
    { name: 'channels', global: 'channels_1_0_0' },
    /"channels" cannot be the name/,
  ],
  [
    'an invalid name',
    { name: 'server.json', global: 'server_json_1_0_0' },
    /"server\.json" cannot be the name/,
  ],
  [
    'a read of another origin',
    {
      pages: {
        chat: { scripts: [], styles: [], reads: [{ path: '//evil.example/a', query: {}, fixed: {} }] },
      },
    },
    /"\/\/evil\.example\/a" is not an address of the suite/,
  ],
  [
    'a name that is a property of every object',
    { name: 'constructor', global: 'constructor_1_0_0' },
    /"constructor" cannot be the name/,
  ],
  ['a version that leaves its folder', { version: '../1.0.0' }, /"\.\.\/1\.0\.0" cannot be a version/],
])(
  'M-05 a record with %s is rejected with the reason, and nothing is published',
  async (_case, parts, reason) => {
    const { storage, folder } = await fixtureStore();
    const dist = join(folder, 'dist');
    await fixtureBuild(dist, { name: 'chat', version: '1.0.0' });
    await writeFile(join(dist, 'release.json'), JSON.stringify({ ...GOOD, ...parts }));

    await expect(publish(storage, dist)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(reason),
    });
    expect(await storage.list('chat')).toEqual([]);
  },
);

test.each([
  ['cut off', '{"name":"chat","ver', /is damaged/],
  ['empty', '', /is damaged/],
  ['without its files', JSON.stringify({ ...GOOD, files: undefined }), /damaged: files is missing/],
  [
    'of another release',
    JSON.stringify(fixtureRecord({ name: 'chat', version: '2.0.0' })),
    /damaged: it belongs to chat@2\.0\.0/,
  ],
])(
  'a stored record that is %s is reported with its file, and the channel stays',
  async (_case, text, message) => {
    const { storage, published } = await fixtureStore();
    await published('shell@1.0.0', 'chat@0.9.0');
    await releaseAll(storage, 'production', { shell: '1.0.0', chat: '0.9.0' }, AUTHOR);
    await storage.replace('chat/1.0.0/release.json', text);

    await expect(readRecord(storage, 'chat', '1.0.0')).rejects.toThrow(message);
    await expect(
      promote(storage, { channel: 'production', versions: { chat: '1.0.0' }, author: AUTHOR }),
    ).rejects.toThrow(message);
    expect((await latestChange(storage, 'production'))?.revision).toBe(2);
  },
);

test('a damaged channel is reported with its file and not overwritten', async () => {
  const { storage, published } = await fixtureStore();
  await published('shell@1.0.0');
  await createChannel(storage, 'staging', AUTHOR);
  await storage.replace('channels/staging/000001.json', '{"channel":');

  await expect(releaseAll(storage, 'staging', { shell: '1.0.0' }, AUTHOR)).rejects.toThrow(
    /channels\/staging\/000001\.json is damaged/,
  );
  await expect(channelHistory(storage, 'staging')).rejects.toThrow(/000001\.json is damaged/);
});

test("a change in another channel's directory is reported and changes neither channel", async () => {
  const { storage, published } = await fixtureStore();
  await published('shell@1.0.0', 'shell@1.1.0');
  await releaseAll(storage, 'production', { shell: '1.0.0' }, AUTHOR);
  await createChannel(storage, 'staging', AUTHOR);
  const strange = await storage.read('channels/staging/000001.json');
  await storage.replace('channels/production/000003.json', String(strange));

  await expect(
    promote(storage, { channel: 'production', versions: { shell: '1.1.0' }, author: AUTHOR }),
  ).rejects.toThrow(/production\/000003\.json is damaged: it contains change 1 of staging/);
  expect(await channelHistory(storage, 'staging')).toHaveLength(1);
});

test('damaged figures are overwritten by the next ones', async () => {
  const { storage } = await fixtureStore();
  await storage.replace('figures.json', '{');

  await saveFigures(storage, { at: AUTHOR.at, rows: [] });

  expect(await readFigures(storage)).toEqual({ at: AUTHOR.at, rows: [] });
});

test('M-05 old releases are removed, except the last ten of a package and those a channel uses or falls back to', async () => {
  const { storage, published } = await fixtureStore();
  const days = (ago: number) => ({
    ...fixtureRecord({ name: 'chat', version: '0' }).provenance,
    builtAt: new Date(Date.parse('2026-06-30T00:00:00Z') - ago * 24 * 3_600_000).toISOString(),
  });
  const now = Date.parse('2026-06-30T00:00:00Z');
  await published('shell@1.0.0');
  for (let i = 0; i < KEPT_VERSIONS; i++)
    await published({ name: 'chat', version: `3.0.${i}`, provenance: days(40 + i) });
  await published(
    { name: 'chat', version: '2.0.0', provenance: days(90) },
    { name: 'chat', version: '1.0.0', provenance: days(100) },
    { name: 'chat', version: '0.9.0', provenance: days(110) },
    { name: 'chat', version: '0.8.0', provenance: days(120) },
  );
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '2.0.0' }, AUTHOR);

  const gone = await findOutdated(storage, now);
  const young = await findOutdated(storage, now - 85 * 24 * 3_600_000);

  expect(gone.map(({ version }) => version)).toEqual(['0.9.0', '0.8.0']);
  expect(young.map(({ version }) => version)).toEqual(['0.8.0']);
});

test('M-09 a remote whose styles reach beyond it is not published, and the shell may style the page', async () => {
  const { storage, built } = await fixtureStore();
  const red = { 'page.css': '@layer remote{.a{color:red}}\n*{color:red}' };

  await expect(publish(storage, await built({ name: 'dining', version: '2.0.0' }, red))).rejects.toThrow(
    /dining@2\.0\.0 reach beyond[^]*page\.css:2:1/,
  );
  expect(await storage.read('dining/2.0.0/release.json')).toBeUndefined();
  await publish(storage, await built({ name: 'shell', version: '2.0.0' }, red));
});

test('M-09 a remote cannot style elements of a package that runs beside it, even with a name of the right form', async () => {
  const { storage, built } = await fixtureStore();
  const sheet = (css: string) => ({ 'page.css': `@layer remote{${css}}` });
  const discover = { name: 'discover', version: '1.0.0' };
  await publish(storage, await built({ name: 'shell', version: '1.0.0' }));
  await publish(storage, await built(discover, sheet('.dTheirs{margin:0}@keyframes dMoving{to{top:0}}')));
  await releaseAll(storage, 'production', { shell: '1.0.0', discover: '1.0.0' }, AUTHOR);
  const publishDining = async (version: string, css: string) =>
    publish(storage, await built({ name: 'dining', version }, sheet(css)));

  await expect(publishDining('1.0.0', '.dTheirs{display:none}')).rejects.toThrow(/page\.css:1:15/);
  await expect(publishDining('1.0.0', '@keyframes dMoving{to{opacity:0}}')).rejects.toThrow(/animation/);
  await expect(publishDining('1.0.0', '.sShell1{display:none}')).rejects.toThrow(/also matches/);
  await publishDining('1.0.0', '.dOurOwn .dTheirs{margin:0}');
});
