import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish } from '../publish/publish';
import { bundledProgram } from '../testing/bundled-program';
import { fixtureBuild } from '../testing/fixture-build';
import { fixtureFolder } from '../testing/fixture-store';
import { createDirectoryStorage } from './directory';

const full = () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

test('if many create the same key, one succeeds, and its content is complete', async () => {
  const storage = createDirectoryStorage(join(await fixtureFolder(), 'store'));
  const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(50_000));

  const created = await Promise.all(
    texts.map((text) => storage.create('channels/production/000001.json', text)),
  );
  const stored = await storage.read('channels/production/000001.json');

  expect(created.filter(Boolean)).toHaveLength(1);
  expect(stored?.toString()).toBe(texts[created.indexOf(true)]);
  expect(await readdir(join(storage.location, '.parts'))).toEqual([]);
});

test('if two publish the same version, one succeeds, and their files are not mixed', async () => {
  const folder = await fixtureFolder();
  const storage = createDirectoryStorage(join(folder, 'store'));
  const dists = ['a', 'b'].map((name) => join(folder, name));
  for (const dist of dists) {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`file-${i}.js`, `${dist} ${i}`]));
    await fixtureBuild(dist, { name: 'chat', version: '1.0.0' }, files);
  }

  const outcomes = await Promise.allSettled(dists.map((dist) => publish(storage, dist)));

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const dir = await storage.folderOf('chat', '1.0.0');
  const contents = await Promise.all(
    (await readdir(dir)).filter((it) => it.endsWith('.js')).map((it) => readFile(join(dir, it), 'utf8')),
  );
  expect(new Set(contents.map((text) => text.split(' ')[0])).size).toBe(1);
});

test('a killed publisher leaves nothing visible, and the next one succeeds', async () => {
  const folder = await fixtureFolder();
  const store = join(folder, 'store');
  const dist = join(folder, 'dist');
  const files = Object.fromEntries(
    Array.from({ length: 400 }, (_, i) => [`file-${i}.js`, `${i}`.repeat(20_000)]),
  );
  await fixtureBuild(dist, { name: 'chat', version: '1.0.0' }, files);
  const child = spawn(process.execPath, [
    ...bundledProgram('release', new URL('../cli/cli.ts', import.meta.url)),
    'publish',
    'chat',
    '--from',
    dist,
    '--store',
    store,
  ]);

  // The publisher is killed as soon as the first of its files is on the disk.
  while ((await readdir(join(store, '.parts')).catch(() => [])).length === 0) {
    if (child.exitCode !== null) throw new Error('it was done before it could be killed');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const storage = createDirectoryStorage(store);

  expect(await storage.list('')).toEqual([]);
  expect(await storage.list('chat')).toEqual([]);
  expect((await publish(storage, dist)).version).toBe('1.0.0');
  await storage.tidy(Date.now() + 1_000);
  expect(await readdir(join(store, '.parts'))).toEqual([]);
}, 60_000);

test('a full disk is a clear error, and no partial files remain', async () => {
  const folder = await fixtureFolder();
  const storage = createDirectoryStorage(join(folder, 'store'), { write: full, copy: full });
  await fixtureBuild(join(folder, 'dist'), { name: 'chat', version: '1.0.0' });
  const diskFull = { status: 507, message: expect.stringMatching(/no space left in .*Nothing was changed/) };

  await expect(storage.create('sets/a.json', '{}')).rejects.toMatchObject(diskFull);
  await expect(publish(storage, join(folder, 'dist'))).rejects.toMatchObject(diskFull);
  expect([await storage.list(''), await storage.list('chat')]).toEqual([[], []]);
});

test('a store that is not a directory is a clear error', async () => {
  const folder = await fixtureFolder();
  await writeFile(join(folder, 'store'), 'a file');
  const storage = createDirectoryStorage(join(folder, 'store'));

  await expect(storage.create('sets/a.json', '{}')).rejects.toThrow(/EEXIST|ENOTDIR|cannot be written/);
  expect(await storage.list('')).toEqual([]);
});

test.each(['../a.json', 'sets/../../a.json', '/etc/passwd', 'sets//a.json', '.parts/a', ''])(
  'the key "%s" is rejected',
  async (key) => {
    const storage = createDirectoryStorage(join(await fixtureFolder(), 'store'));

    await expect(storage.create(key, 'x')).rejects.toMatchObject({ status: 400 });
    expect(() => storage.read(key)).toThrow('is not a valid key');
  },
);

test('a removed release is gone completely, and removing it again is no error', async () => {
  const folder = await fixtureFolder();
  const storage = createDirectoryStorage(join(folder, 'store'));
  await mkdir(join(folder, 'store'));
  await fixtureBuild(join(folder, 'dist'), { name: 'chat', version: '1.0.0' });
  await publish(storage, join(folder, 'dist'));

  await storage.remove('chat', '1.0.0');
  await storage.remove('chat', '1.0.0');

  expect(await storage.list('chat')).toEqual([]);
});
