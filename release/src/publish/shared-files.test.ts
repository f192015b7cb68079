import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOutdated, KEPT_VERSIONS, removeUnusedFiles } from '../channel/retention';
import { releaseAll } from '../channel/release-all';
import { fixtureBuild, type FixtureParts } from '../testing/fixture-build';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';
import { publish } from './publish';
import { listVersions, readRecord } from '../registry/records';

const LATE = 'page.0badcafe.js';
const entryOf = (version: string) => `main.${version.replaceAll('.', '').padEnd(8, '0')}.js`;

/** Publishes releases of the shell that have the same lazy file, unless `files` says otherwise. */
async function sharingStore() {
  const store = await fixtureStore();
  const { folder } = store;
  return {
    ...store,
    async publishShell(
      version: string,
      files: Record<string, string> = {},
      more: Partial<FixtureParts> = {},
    ) {
      const dist = join(folder, `shell-${version}-${Math.random()}`);
      const all = { [entryOf(version)]: `main of ${version}`, [LATE]: 'late', ...files };
      await fixtureBuild(dist, { name: 'shell', version, hasSharedFiles: true, ...more }, all);
      for (const file of Object.keys(all)) await writeFile(join(dist, `${file}.br`), `br of ${version}`);
      return publish(store.storage, dist);
    },
  };
}

const tomorrow = () => Date.now() + 24 * 3_600_000;

test('releases share the files that are the same, each at one address', async () => {
  const { storage, publishShell } = await sharingStore();

  await publishShell('1.0.0');
  await publishShell('1.0.1');

  const files = (await storage.sharedFiles('shell')).map(({ file }) => file).sort();
  expect(files).toEqual([entryOf('1.0.0'), entryOf('1.0.1'), LATE].flatMap((file) => [file, `${file}.br`]));
  expect(String(await storage.read(`shell/files/${LATE}`))).toBe('late');
  expect(await listVersions(storage, 'shell')).toEqual(['1.0.0', '1.0.1']);
});

test('a build whose file has the address of another one is refused (409), and nothing of it is published', async () => {
  const { storage, publishShell } = await sharingStore();
  await publishShell('1.0.0');

  await expect(publishShell('1.0.1', { [LATE]: 'other bytes' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`${LATE} is already published with other content`),
  });

  expect(await readRecord(storage, 'shell', '1.0.1')).toBeUndefined();
  expect(String(await storage.read(`shell/files/${LATE}`))).toBe('late');
});

test.each<[string, { version?: string; files?: Record<string, string> }, RegExp]>([
  [
    'a shared file without a hash in its name',
    { files: { 'page.js': 'late' } },
    /"page\.js" is shared but has no hash/,
  ],
  ['a version with the name of the shared folder', { version: 'files' }, /"files" cannot be a version/],
])('%s is not published', async (_case, { version = '1.0.0', files }, message) => {
  const { publishShell } = await sharingStore();

  await expect(publishShell(version, files)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(message),
  });
});

test('files of a release without shared files are at addresses of its version only', async () => {
  const { storage, publishShell } = await sharingStore();

  await publishShell('1.0.0', {}, { hasSharedFiles: false });

  expect(await storage.sharedFiles('shell')).toEqual([]);
});

test('pruning keeps a shared file as long as one release has it', async () => {
  const { storage, publishShell } = await sharingStore();
  const old = {
    provenance: {
      commit: 'c0ffee',
      branch: 'main',
      dirty: false,
      builder: 'test',
      builtAt: '2025-01-01T00:00:00Z',
    },
  };
  await publishShell('0.9.0', { 'gone.0badcafe.js': 'gone' }, old);
  for (let i = 0; i < KEPT_VERSIONS; i++) await publishShell(`1.0.${i}`);
  await releaseAll(storage, 'production', { shell: '1.0.0' }, AUTHOR);

  const outdated = await findOutdated(storage, Date.parse('2026-06-30T00:00:00Z'));
  expect(outdated.map(({ version }) => version)).toEqual(['0.9.0']);
  await storage.remove('shell', '0.9.0');
  await removeUnusedFiles(storage, Date.now() - 3_600_000);
  // The file is too young: it might belong to a release that is being published.
  expect(String(await storage.read('shell/files/gone.0badcafe.js'))).toBe('gone');
  await removeUnusedFiles(storage, tomorrow());

  const left = (await storage.sharedFiles('shell')).map(({ file }) => file);
  expect(left).toContain(LATE);
  expect(left.filter((file) => /^gone|^main\.090/.test(file))).toEqual([]);
});

test('a release that is published while unused files are removed keeps its files', async () => {
  const { storage, publishShell } = await sharingStore();
  await publishShell('1.0.0');
  await storage.remove('shell', '1.0.0');
  const interrupted = {
    ...storage,
    async removeShared(name: string, files: readonly string[]) {
      await publishShell('1.0.1');
      await storage.removeShared(name, files);
    },
  };

  await removeUnusedFiles(interrupted, tomorrow());

  expect(String(await storage.read(`shell/files/${LATE}`))).toBe('late');
});
