import { expect, test } from 'vitest';
import { createDirectoryStorage } from '../../../../release/src/storage/directory';
import { withDevServers } from './dev-releases';
import { createReleaseStore } from './release-store';
import { fixtureReleases } from './testing/fixture-releases';
import { servedFiles, type Release } from './release';

const SHELL = 'http://localhost:3100';
const CHAT = 'http://localhost:3101';

async function deployed() {
  const releases = await fixtureReleases();
  await releases.publish({ name: 'shell', version: '1.0.0' });
  await releases.publish({ name: 'dining', version: '1.0.0' });
  await releases.publish({ name: 'chat', version: '1.0.0' });
  await releases.promote('production', 'set-1', {
    shell: '1.0.0',
    remotes: { dining: '1.0.0', chat: '1.0.0' },
  });
  return createReleaseStore({ storage: releases.storage, channel: 'production' });
}

const entryOf = (release: Release | undefined) => release && servedFiles(release, release.record.entry);

test('the dev server of a remote replaces its release, and everything else is as deployed', async () => {
  const { shell, remotes } = await withDevServers(await deployed(), { chat: CHAT }).choose({});

  expect(entryOf(remotes.chat)).toEqual([{ url: `${CHAT}/remoteEntry.js`, integrity: '' }]);
  expect(remotes.chat).toMatchObject({ serverBundle: null, record: { global: 'chat_dev' } });
  expect([shell.record.version, remotes.dining?.record.version]).toEqual(['1.0.0', '1.0.0']);
});

test('with a dev server of the shell, no release is needed', async () => {
  const nothing = createReleaseStore({ storage: createDirectoryStorage('/nowhere'), channel: 'production' });

  const dev = withDevServers(nothing, { shell: SHELL, chat: CHAT });

  const { shell, remotes } = await dev.choose({});
  expect(entryOf(shell)).toEqual([{ url: `${SHELL}/main.js`, integrity: '' }]);
  expect(Object.keys(remotes)).toEqual(['chat']);
});

test('a build with a dev server is found and remains the latest', async () => {
  const store = await deployed();
  const dev = withDevServers(store, { chat: CHAT });

  const latest = await dev.current({});

  expect(latest).toMatchObject({ buildId: 'dev-set-1', remotes: { chat: 'dev', dining: '1.0.0' } });
  expect(await dev.find('dev-set-1')).toMatchObject({ remotes: { chat: 'dev' } });
  expect(await dev.find('set-1')).toMatchObject({ remotes: { chat: '1.0.0' } });
});
