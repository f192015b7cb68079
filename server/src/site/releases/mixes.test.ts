import { expect, test } from 'vitest';
import { SERVER_FILE } from '../../../../release/src/contract/served-calls';
import { MixError } from './mix-error';
import { createMixes } from './mixes';
import { createReleaseStore } from './release-store';
import { fixtureReleases } from './testing/fixture-releases';

async function staging() {
  const releases = await fixtureReleases();
  const { storage, publish, promote, put } = releases;
  await put(SERVER_FILE, JSON.stringify({ calls: {} }));
  await publish({ name: 'shell', version: '1.0.0' });
  await publish({ name: 'chat', version: '1.0.0' });
  await publish({ name: 'chat', version: '1.1.0', calls: { 'GET /web/spa': 'x' } });
  const of = (chat: string) => ({ shell: '1.0.0', remotes: { chat } });
  await promote('production', 'set-1', of('1.0.0'));
  await promote('staging', 'set-1', of('1.0.0'));
  const mixes = createMixes(storage, createReleaseStore({ storage, channel: 'production' }));
  return { ...releases, mixes, of };
}

const SET_REQUEST = { channel: 'staging' };

test('M-08 all published versions are listed with their builds, together with those of the next load', async () => {
  const { mixes, put } = await staging();
  await put('chat/0.0.1/release.json', '{"damaged');

  const versions = await mixes.versions(SET_REQUEST);

  expect(versions).toMatchObject({
    channel: 'staging',
    next: { buildId: 'set-1', versions: { shell: '1.0.0', chat: '1.0.0' } },
  });
  expect(versions?.parts.chat?.map(({ version, commit, dirty }) => [version, commit, dirty])).toEqual([
    ['1.0.0', 'c0ffee', false],
    ['1.1.0', 'c0ffee', false],
  ]);
  expect(Object.keys(versions?.parts ?? {})).toEqual(['chat', 'shell']);
});

test('M-08 a mix can be checked before it is opened', async () => {
  const { mixes } = await staging();

  const { versions, verdicts } = await mixes.check(SET_REQUEST, 'chat@1.1.0');

  expect(versions).toEqual({ shell: '1.0.0', chat: '1.1.0' });
  expect(verdicts.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
    { rule: 'calls', reason: 'chat@1.1.0 calls GET /web/spa, which the server does not serve' },
  ]);
});

test('on a channel without mixes, no versions are listed and no mix is checked', async () => {
  const { mixes } = await staging();

  expect(await mixes.versions({ channel: 'production' })).toBeNull();
  await expect(mixes.check({ channel: 'production' }, 'chat@1.1.0')).rejects.toMatchObject({
    kind: 'closed',
  });
  await expect(mixes.check(SET_REQUEST, 'chat@9.9.9')).rejects.toBeInstanceOf(MixError);
});
