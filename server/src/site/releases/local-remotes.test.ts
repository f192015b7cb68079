import { expect, test } from 'vitest';
import { SERVER_FILE } from '../../../../release/src/contract/served-calls';
import { withLocalRemotes } from './local-remotes';
import { createMixes } from './mixes';
import { createReleaseStore } from './release-store';
import { fixtureReleases } from './testing/fixture-releases';

const SET_REQUEST = { channel: 'staging', local: ['chat'] };

async function staging() {
  const { storage, publish, promote, put } = await fixtureReleases();
  await put(SERVER_FILE, JSON.stringify({ calls: {} }));
  await publish({ name: 'shell', version: '1.0.0' });
  await publish({ name: 'chat', version: '1.0.0' });
  await publish({ name: 'chat', version: '1.1.0' });
  await promote('staging', 'set-1', { shell: '1.0.0', remotes: { chat: '1.0.0' } });
  const releases = withLocalRemotes(createReleaseStore({ storage, channel: 'production' }));
  return { releases, mixes: createMixes(storage, releases) };
}

test('M-08 a build with remotes of the device is found with its files and remains the latest', async () => {
  const { releases } = await staging();

  const latest = await releases.current(SET_REQUEST);

  expect(latest).toMatchObject({ buildId: 'local.chat.set-1', remotes: { chat: 'dev' } });
  expect(await releases.find('local.chat.set-1')).toMatchObject({
    buildId: 'local.chat.set-1',
    shell: '1.0.0',
    remotes: { chat: 'dev' },
  });
  expect(await releases.files('local.chat.set-1')).toEqual(await releases.files('set-1'));
});

test.each([
  'local.spa.set-1',
  'local.chat_spa.set-1',
  'local.constructor.set-1',
  'local.chat.set-9',
  'local.chat.',
])('an impossible build is not found: %s', async (buildId) => {
  const { releases } = await staging();

  expect(await releases.find(buildId)).toBeUndefined();
});

test('M-08 with a local remote, the listed versions and the check of a mix are those of the published set', async () => {
  const { mixes } = await staging();

  expect((await mixes.versions(SET_REQUEST))?.next.versions).toMatchObject({ chat: '1.0.0' });
  expect((await mixes.check(SET_REQUEST, 'chat@1.1.0')).versions).toEqual({ shell: '1.0.0', chat: '1.1.0' });
});
