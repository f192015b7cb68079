import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channelHead, latestChange } from '../channel/channel-log';
import { haltRollout } from '../channel/roll-back';
import { createDirectoryStorage } from '../storage/directory';
import { fixtureFolder } from '../testing/fixture-store';
import { BY, changeFile, FIRST, storeWithKeys } from '../testing/store-with-keys';
import { canonicalJson } from '../trust/canonical-json';
import { sign } from '../trust/key-pair';
import { trustIn } from '../trust/trust';

const folder = async () => {
  const path = await fixtureFolder();
  return () => createDirectoryStorage(join(path, 'store'));
};

/** A store in which dining@1.1.0 is rolled out to a tenth of the visitors. */
async function withRollout() {
  const store = await storeWithKeys(await folder());
  const { change } = await store.to(store.owner, 'production', { dining: '1.1.0' }, 10);
  await store.publishAs(store.chat, 'chat', '1.1.0');

  /** Writes the next change by hand and returns why it does not count. */
  async function refusalOf(fields: Partial<ChannelChange>, signed = (next: object) => next) {
    const { signature: _signature, ...now } =
      (await latestChange({ ...store.storage }, 'production')) ?? change;
    const revision = now.revision + 1;
    const before = { set: now.set, rollout: now.rollout };
    const next = signed({ ...now, ...BY, kind: 'promoted', revision, before, ...fields });
    await store.put(`channels/production/${changeFile(revision)}`, JSON.stringify(next));
    return (await channelHead({ ...store.storage }, 'production')).refused[revision];
  }

  /** Does the same with a signature of the chat squad. */
  async function signedRefusalOf(fields: Partial<ChannelChange>) {
    const { id: key, pair, storage } = store.chat;
    const root = (await trustIn(storage))?.root;
    return refusalOf({ actor: 'chat squad', ...fields }, (next) => {
      const payload = `guest suite: change of a channel\n${root}\n${canonicalJson(next)}`;
      return { ...next, signature: { key, value: sign(pair, payload) } };
    });
  }

  const { rollout } = change;
  if (!rollout) throw new Error('nothing is rolled out');
  return { ...store, rollout, refusalOf, signedRefusalOf };
}

test('M-05 a squad changes neither the percentage of the rollout of another one nor what it is judged by', async () => {
  const { to, chat, rollout, signedRefusalOf } = await withRollout();

  await expect(to(chat, 'production', { dining: '1.1.0' }, 50)).rejects.toThrow(
    /it changes the percentage of the rollout of dining/,
  );
  expect(await signedRefusalOf({ rollout: { ...rollout, percent: 100 } })).toBe(
    'it changes the percentage of the rollout of dining',
  );
});

test.each<Record<string, string>>([{}, { dining: '1.0.0' }, { dining: '1.1.0', shell: '9.9.9' }])(
  'M-05 a rollout that records %o as its versions does not count',
  async (changes) => {
    const { rollout, signedRefusalOf } = await withRollout();

    expect(await signedRefusalOf({ rollout: { ...rollout, changes } })).toMatch(
      /^it records other versions of (dining|shell) than it rolls out$/,
    );
  },
);

test('M-05 a squad releases its own package during the rollout of another one, which goes on as it was', async () => {
  const { to, chat, rollout, versionsOn } = await withRollout();

  const { change } = await to(chat, 'production', { chat: '1.1.0' });

  expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
  expect(change.rollout).toMatchObject({ percent: 10, changes: rollout.changes });
});

test('M-05 a squad raises and completes its own rollout', async () => {
  const { to, chat, publishAs, versionsOn } = await storeWithKeys(await folder());
  await publishAs(chat, 'chat', '1.1.0');

  for (const percent of [10, 50, 100]) await to(chat, 'production', { chat: '1.1.0' }, percent);

  expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
});

test('a halt without a key names nobody but the server as its author', async () => {
  const { refusalOf } = await withRollout();

  expect(await refusalOf({ kind: 'halted', rollout: null, actor: 'Ada Park' })).toBe(
    'it names Ada Park, and only a server halts a rollout',
  );
});

test('a server halts a rollout without a key, and a halt that does more does not count', async () => {
  const { chat, to, publishAs, put, storage } = await storeWithKeys(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  const { change } = await to(chat, 'production', { chat: '1.1.0' }, 10);
  const forged = {
    ...change,
    kind: 'halted',
    revision: change.revision + 1,
    signature: undefined,
    actor: 'the server',
  };
  const before = { set: change.set, rollout: change.rollout };
  await put(
    `channels/production/${changeFile(forged.revision)}`,
    JSON.stringify({ ...forged, before, set: change.rollout?.set, rollout: null }),
  );

  expect((await latestChange({ ...storage }, 'production'))?.revision).toBe(change.revision);
  const { isNew } = await haltRollout(storage, {
    ...BY,
    channel: 'production',
    set: String(change.rollout?.set),
  });

  expect(isNew).toBe(true);
  expect(await latestChange({ ...storage }, 'production')).toMatchObject({
    kind: 'halted',
    rollout: null,
    set: change.set,
  });
});
