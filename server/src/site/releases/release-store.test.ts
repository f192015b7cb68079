import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { latestChange } from '../../../../release/src/channel/channel-log';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { fixtureReleases } from './testing/fixture-releases';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import { openReleases } from './open-releases';
import { createReleaseStore } from './release-store';

async function published() {
  const releases = await fixtureReleases();
  await releases.publish({ name: 'shell', version: '1.0.0' });
  await releases.publish({ name: 'dining', version: '1.0.0' });
  await releases.publish({ name: 'dining', version: '1.1.0' });
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: { dining: '1.0.0' } });
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const store = (channel = 'production') =>
    createReleaseStore({
      storage: releases.storage,
      channel,
      now: () => clock.now,
      onError: (error) => void errors.push(error),
    });
  return { ...releases, clock, errors, store };
}

test('a channel returns its current set with the records of its releases', async () => {
  const { store } = await published();

  const { set, shell, remotes } = await store().choose({});

  expect(set.id).toBe('set-1');
  expect([shell.base, remotes.dining?.base]).toEqual(['/releases/shell/1.0.0/', '/releases/dining/1.0.0/']);
});

test('a promotion takes effect without a restart, and the previous build can still be found', async () => {
  const { store, promote, clock } = await published();
  const running = store();
  await running.choose({});

  await promote('production', 'set-2', { shell: '1.0.0', remotes: { dining: '1.1.0' } });
  clock.now += 1_000;

  expect(await running.current({})).toEqual({
    buildId: 'set-2',
    builtAt: '2026-01-01T00:00:00Z',
    shell: '1.0.0',
    remotes: { dining: '1.1.0' },
    sources: {
      shell: expect.objectContaining({ base: '/releases/shell/1.0.0/', commit: expect.any(String) }),
      dining: expect.objectContaining({ base: '/releases/dining/1.1.0/', builtAt: '2026-01-01T00:00:00Z' }),
    },
  });
  expect(await running.find('set-1')).toMatchObject({ remotes: { dining: '1.0.0' } });
  expect(await running.find('set-9')).toBeUndefined();
});

test('each channel has its own set', async () => {
  const { store, promote } = await published();
  await promote('staging', 'set-2', { shell: '1.0.0', remotes: { dining: '1.1.0' } });

  expect([(await store().current({})).buildId, (await store('staging').current({})).buildId]).toEqual([
    'set-1',
    'set-2',
  ]);
});

test('a channel without a release is reported in one sentence and checked again', async () => {
  const { store, promote } = await published();
  const running = store('staging');

  await expect(running.choose({})).rejects.toThrow(StartUpFailure);
  await promote('staging', 'set-2', { shell: '1.0.0', remotes: {} });
  expect((await running.current({})).buildId).toBe('set-2');
});

test.each([
  [
    'a missing set',
    async (storage: ReleaseStorage) => ({
      ...(await latestChange(storage, 'production')),
      revision: 3,
      set: 'set-9',
    }),
  ],
  ['nothing', async () => ({})],
])('a channel that changes to %s keeps its previous set', async (_case, channel) => {
  const { store, put, storage, clock, errors } = await published();
  const running = store();
  await running.choose({});

  await put('channels/production/000003.json', JSON.stringify(await channel(storage)));
  clock.now += 1_000;

  expect((await running.current({})).buildId).toBe('set-1');
  expect(errors).toHaveLength(1);
});

test('a set with an unpublished release is rejected with the name of the release', async () => {
  const { store, promote } = await published();
  await promote('production', 'set-2', { shell: '1.0.0', remotes: { dining: '9.9.9' } });

  await expect(store().choose({})).rejects.toThrow(/dining 9\.9\.9/);
});

test('a missing or modified server bundle is not run', async () => {
  const { store, publish, put, root } = await published();
  await publish({ name: 'chat', version: '1.0.0' });
  await publish({ name: 'chat', version: '1.0.1' });
  await publish({ name: 'chat', version: '1.0.2' });
  await put('chat/1.0.1/_server/remote.mjs', 'export const remote = { tampered: true };');
  await rm(join(root, 'chat/1.0.2/_server'), { recursive: true });

  const bundles = await Promise.all(
    ['1.0.0', '1.0.1', '1.0.2'].map(
      async (version) => (await store().release('chat', version))?.serverBundle?.path,
    ),
  );

  expect(bundles).toEqual([join(root, 'chat/1.0.0/_server/remote.mjs'), undefined, undefined]);
});

test.each([
  ['..', '1.0.0'],
  ['sets', '..'],
  ['shell', '../shell/1.0.0'],
  ['', ''],
])('no release is found for %s %s', async (name, version) => {
  const { store } = await published();

  expect(await store().release(name, version)).toBeUndefined();
});

test('a damaged channel file is reported in one sentence that names it', async () => {
  const { store, put } = await published();
  await put('channels/production/000002.json', '{"channel":');

  await expect(store().choose({})).rejects.toThrow(StartUpFailure);
  await expect(store().choose({})).rejects.toThrow(/channels\/production\/000002\.json is damaged/);
});

test('an incomplete bucket configuration is reported in one sentence', async () => {
  const half = { RELEASES_S3_ENDPOINT: 'https://s3.example' };

  await expect(openReleases(half, '/tmp')).rejects.toThrow(StartUpFailure);
});

test('when the store hangs, guests get the known set at once and the new one when it arrives', async () => {
  const { storage, promote } = await published();
  let opens = () => {};
  let door = Promise.resolve();
  const slow = { ...storage, read: (key: string) => door.then(() => storage.read(key)) };
  const clock = { now: 0 };
  const running = createReleaseStore({ storage: slow, channel: 'production', now: () => clock.now });
  await running.choose({});
  await promote('production', 'set-2', { shell: '1.0.0', remotes: { dining: '1.1.0' } });
  door = new Promise((resolve) => (opens = resolve));
  clock.now += 1_000;

  const during = await Promise.all([running.choose({}), running.choose({})]);
  opens();

  expect(during.map(({ set }) => set.id)).toEqual(['set-1', 'set-1']);
  await expect
    .poll(async () => {
      clock.now += 1_000;
      return (await running.choose({})).set.id;
    })
    .toBe('set-2');
});
