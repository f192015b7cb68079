import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { channelHead, channelHistory, latestChange } from '../channel/channel-log';
import { createChannel } from '../channel/create-channel';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { haltRollout, rollBack } from '../channel/roll-back';
import { publish } from '../publish/publish';
import { readRecord } from '../registry/records';
import { requireSet, versionsOf } from '../registry/sets';
import { createDirectoryStorage } from '../storage/directory';
import type { ReleaseStorage } from '../storage/storage';
import { bucketServer } from '../testing/bucket-server';
import { withKey, withSquads } from '../testing/fixture-keys';
import { AUTHOR, fixtureFolder, fixtureStore } from '../testing/fixture-store';
import { acceptReleases, revokeKey, rotateKey } from './keys';
import { createLocalKeys } from './local-keys';

const bucket = await bucketServer();
afterAll(() => bucket.close());

const FIRST = { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' };
const BY = { at: '2026-02-01T00:00:00.000Z', reason: 'a test' };

/** A store from before there were keys, which is taken over. */
async function house(open: () => ReleaseStorage) {
  const store = await fixtureStore(open());
  await store.published('shell@1.0.0', 'chat@1.0.0', 'dining@1.0.0', 'dining@1.1.0');
  await releaseAll(store.storage, 'production', FIRST, AUTHOR);
  await createChannel(store.storage, 'staging', AUTHOR, { from: 'production' });
  const squads = await withSquads(store.storage, store.folder);
  const to = (
    who: { storage: ReleaseStorage },
    channel: string,
    versions: Record<string, string>,
    percent?: number,
  ) => promote(who.storage, { channel, versions, percent, author: { ...AUTHOR, actor: 'somebody else' } });
  const publishAs = async (who: { storage: ReleaseStorage }, name: string, version: string) =>
    publish(who.storage, await store.built({ name, version }));
  /** What somebody with a fresh look sees, such as a server that starts. */
  const versionsOn = async (channel: string) => {
    const storage = { ...store.storage };
    return versionsOf(await requireSet(storage, String((await latestChange(storage, channel))?.set)));
  };
  const put = (key: string, content: string) => store.storage.replace(key, content);
  const read = async (key: string) => String(await store.storage.read(key));
  // What the storage has read of the keys before is at most a moment old.
  const storage = { ...store.storage };
  return { ...store, storage, ...squads, to, publishAs, versionsOn, put, read };
}

const stores: [string, () => Promise<() => ReleaseStorage>][] = [
  [
    'a folder',
    async () => {
      const folder = await fixtureFolder();
      return () => createDirectoryStorage(join(folder, 'store'));
    },
  ],
  [
    'a bucket',
    async () => {
      await bucket.empty();
      return bucket.open;
    },
  ],
];

describe.each(stores)('in %s', (_case, create) => {
  test('what was released before there were keys is taken over, and new releases need a signature', async () => {
    const { storage, versionsOn, built, publishAs, chat, to } = await house(await create());

    expect(await versionsOn('production')).toEqual(FIRST);
    await expect(publish(storage, await built({ name: 'chat', version: '1.1.0' }))).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/takes only what is signed/),
    });
    expect(await readRecord(storage, 'chat', '1.1.0')).toBeUndefined();
    await publishAs(chat, 'chat', '1.1.0');
    const { change } = await to(chat, 'production', { chat: '1.1.0' });

    expect(change.actor).toBe('chat squad');
    expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
  });

  test('a key publishes the packages of its squad alone, and changes its channels alone', async () => {
    const { dining, chat, publishAs, to, storage, versionsOn } = await house(await create());
    await publishAs(chat, 'chat', '1.1.0');

    await expect(publishAs(dining, 'chat', '1.2.0')).rejects.toThrow(
      /dining squad may not publish chat, only dining/,
    );
    await expect(to(dining, 'production', { dining: '1.1.0' })).rejects.toThrow(
      /dining squad may not change the channel production, only staging/,
    );
    await expect(to(chat, 'production', { dining: '1.1.0' })).rejects.toThrow(
      /releases dining, and the key may release chat/,
    );
    await expect(to(dining, 'staging', { chat: '1.1.0' })).rejects.toThrow(/releases chat/);
    await expect(createChannel(dining.storage, 'preview', AUTHOR, { from: 'production' })).rejects.toThrow(
      /may not change the channel preview/,
    );

    expect(await readRecord(storage, 'chat', '1.2.0')).toBeUndefined();
    expect(await versionsOn('production')).toEqual(FIRST);
    expect(await versionsOn('staging')).toEqual(FIRST);
  });

  test('a record that is forged, changed after signing or signed with the key of another squad is refused', async () => {
    const { put, read, chat, dining, publishAs, to, storage } = await house(await create());
    await publishAs(chat, 'chat', '1.1.0');
    await publishAs(chat, 'chat', '1.2.0');
    await publishAs(dining, 'dining', '1.2.0');
    const record = await read('chat/1.1.0/release.json');
    await put(
      'chat/1.9.0/release.json',
      record.replaceAll('1.1.0', '1.9.0').replace('chat_1_1_0', 'chat_1_9_0'),
    );
    await put('chat/1.2.0/release.json', (await read('chat/1.2.0/release.json')).replace('c0ffee', 'c0ffe0'));
    await put('chat/1.1.0/signature.json', await read('dining/1.2.0/signature.json'));

    const refusals = await Promise.all(
      ['1.9.0', '1.2.0', '1.1.0'].map((version) =>
        to(chat, 'production', { chat: version }).then(
          () => 'promoted',
          (error: Error) => error.message,
        ),
      ),
    );

    expect(refusals).toEqual([
      expect.stringMatching(/^chat@1\.9\.0 in .* is refused: it is not signed/),
      expect.stringMatching(/chat@1\.2\.0 .* its record was changed after it was signed/),
      expect.stringMatching(/chat@1\.1\.0 .* dining squad, which may publish dining/),
    ]);
    await expect(readRecord(storage, 'chat', '1.1.0')).rejects.toMatchObject({ status: 403 });
  });

  test('a revoked key signs nothing, and what it has signed counts only if an owner accepts it', async () => {
    const { chat, owner, publishAs, to, versionsOn, storage } = await house(await create());
    await publishAs(chat, 'chat', '1.1.0');
    await publishAs(chat, 'chat', '1.2.0');
    await to(chat, 'production', { chat: '1.1.0' });

    const { refused } = await revokeKey(owner.storage, chat.id, { ...BY, keepsSigned: false });

    expect(refused).toEqual(['chat@1.1.0', 'chat@1.2.0']);
    await expect(publishAs(chat, 'chat', '1.3.0')).rejects.toThrow(/of chat squad was revoked at .*: a test/);
    await expect(to(chat, 'production', { chat: '1.0.0' })).rejects.toThrow(/was revoked/);
    await expect(readRecord(storage, 'chat', '1.1.0')).rejects.toThrow(/was revoked/);
    await expect(to(owner, 'production', { chat: '1.2.0' })).rejects.toThrow(/chat@1\.2\.0 .* was revoked/);
    await to(owner, 'production', { chat: '1.0.0' });
    expect(await versionsOn('production')).toEqual(FIRST);
    await acceptReleases(owner.storage, { chat: '1.1.0' }, BY);
    await to(owner, 'production', { chat: '1.1.0' });

    expect((await readRecord(owner.storage, 'chat', '1.1.0'))?.version).toBe('1.1.0');
    expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
  });

  test('a replaced key signs nothing new, and what it has signed keeps counting', async () => {
    const { chat, owner, publishAs, to, folder, storage } = await house(await create());
    await publishAs(chat, 'chat', '1.1.0');
    const { keyFile } = await import('../testing/fixture-keys');
    const next = await keyFile(folder, 'next');

    const key = await rotateKey(owner.storage, chat.id, next.pair.publicKey, BY);
    const renewed = { storage: withKey(storage, next.file) };

    expect(key).toMatchObject({
      name: 'chat squad',
      publishes: ['chat'],
      promotes: ['staging', 'production'],
    });
    await expect(publishAs(chat, 'chat', '1.2.0')).rejects.toThrow(/was replaced at/);
    await publishAs(renewed, 'chat', '1.2.0');
    expect((await to(renewed, 'production', { chat: '1.1.0' })).change.actor).toBe('chat squad');
    expect((await to(renewed, 'production', { chat: '1.2.0' })).isNew).toBe(true);
  });

  test('a promotion cannot be replayed, changed, backdated or taken from another channel or store', async () => {
    const open = await create();
    const { chat, publishAs, to, put, read, versionsOn, first } = await withFirst(open);
    await publishAs(chat, 'chat', '1.1.0');
    const { change } = await to(chat, 'production', { chat: '1.1.0' });
    await to(chat, 'staging', { chat: '1.1.0' });
    await rollBack(chat.storage, { channel: 'production', to: first, author: AUTHOR });
    const promotion = await read(`channels/production/${name(change.revision)}`);
    const next = change.revision + 2;

    await put(`channels/production/${name(next)}`, promotion);
    await put(
      `channels/production/${name(next + 1)}`,
      promotion.replace(`"revision": ${change.revision}`, `"revision": ${next + 1}`),
    );
    await put(`channels/production/${name(next + 2)}`, await read('channels/staging/000002.json'));
    await put(
      `channels/production/${name(next + 3)}`,
      JSON.stringify({ ...JSON.parse(promotion), revision: next + 3, signature: undefined }),
    );

    expect(await versionsOn('production')).toEqual(FIRST);
    const head = await channelHead(chat.storage, 'production');
    expect(Object.values(head.refused)).toEqual([
      expect.stringMatching(/^it is a copy of change/),
      expect.stringMatching(/^it was changed after it was signed/),
      expect.stringMatching(/^it is a copy of change 2 of staging/),
      'it is not signed',
    ]);
    // A forged change blocks nobody.
    const again = await to(chat, 'production', { chat: '1.1.0' });
    expect(again.change.revision).toBe(next + 4);
    expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
  });

  test('concurrent promotions of squads and a revocation end in a state that everybody agrees on', async () => {
    const { chat, dining, owner, publishAs, to, versionsOn, storage } = await house(await create());
    await publishAs(chat, 'chat', '1.1.0');
    await publishAs(dining, 'dining', '1.2.0');

    const [first, second] = await Promise.allSettled([
      to(chat, 'staging', { chat: '1.1.0' }),
      to(dining, 'staging', { dining: '1.2.0' }),
      revokeKey(owner.storage, chat.id, { ...BY, keepsSigned: true }),
    ]);

    expect(second?.status).toBe('fulfilled');
    const isKept = (await channelHistory({ ...storage }, 'staging')).some(
      ({ actor }) => actor === 'chat squad',
    );
    expect(await versionsOn('staging')).toMatchObject({ dining: '1.2.0', chat: isKept ? '1.1.0' : '1.0.0' });
    if (first?.status === 'rejected') expect(String(first.reason)).toMatch(/was revoked/);
    await expect(publishAs(chat, 'chat', '1.2.0')).rejects.toThrow(/was revoked/);
  });
});

const name = (revision: number) => `${String(revision).padStart(6, '0')}.json`;

async function withFirst(open: () => ReleaseStorage) {
  const store = await house(open);
  return { ...store, first: String((await latestChange(store.storage, 'production'))?.set) };
}

const folder = async () => {
  const path = await fixtureFolder();
  return () => createDirectoryStorage(join(path, 'store'));
};

test('a promotion of another store does not count, although the same key may change that channel', async () => {
  const [ours, theirs] = [await house(await folder()), await house(await folder())];
  await ours.publishAs(ours.chat, 'chat', '1.1.0');
  const other = { storage: withKey(theirs.storage, ours.chat.file) };
  await ours.to(ours.chat, 'staging', { chat: '1.1.0' });
  const { addKey } = await import('./keys');
  const rights = { publishes: ['chat'], promotes: ['staging'], isOwner: false };
  await addKey(
    theirs.owner.storage,
    { name: 'chat squad', publicKey: ours.chat.pair.publicKey, ...rights },
    BY,
  );
  await theirs.publishAs(other, 'chat', '1.1.0');

  await theirs.put('channels/staging/000002.json', await ours.read('channels/staging/000002.json'));

  expect(await theirs.versionsOn('staging')).toEqual(FIRST);
});

test('a set whose file names other versions is not used', async () => {
  const { put, read, chat, to, publishAs, versionsOn } = await house(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  const { change } = await to(chat, 'production', { chat: '1.1.0' });

  await put(`sets/${change.set}.json`, (await read(`sets/${change.set}.json`)).replace('1.1.0', '1.0.0'));

  expect(await versionsOn('production')).toEqual(FIRST);
  await expect(requireSet(chat.storage, String(change.set))).rejects.toThrow(/its versions are not those/);
});

test('a squad rolls the whole channel back to a set that it has had, and to no other', async () => {
  const { owner, chat, dining, to, publishAs, versionsOn, first, add } = await withFirst(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  await to(owner, 'production', { dining: '1.1.0', chat: '1.1.0' });
  const onCall = await add('on call', { promotes: ['production'] });

  await expect(
    rollBack(dining.storage, { channel: 'production', to: first, author: AUTHOR }),
  ).rejects.toThrow(/may not change the channel production/);
  await expect(to(onCall, 'production', { chat: '1.0.0' })).rejects.toThrow(/the key may release nothing/);
  const { change } = await rollBack(onCall.storage, { channel: 'production', to: first, author: AUTHOR });

  expect(change.actor).toBe('on call');
  expect(await versionsOn('production')).toEqual(FIRST);
});

test('a server halts a rollout without a key, and a halt that does more does not count', async () => {
  const { chat, to, publishAs, put, storage } = await house(await folder());
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
    `channels/production/${name(forged.revision)}`,
    JSON.stringify({ ...forged, before, set: change.rollout?.set, rollout: null }),
  );

  expect((await latestChange({ ...storage }, 'production'))?.revision).toBe(change.revision);
  const author = { ...AUTHOR, actor: 'the server' };
  const { isNew } = await haltRollout(storage, {
    channel: 'production',
    set: String(change.rollout?.set),
    author,
  });

  expect(isNew).toBe(true);
  expect(await latestChange({ ...storage }, 'production')).toMatchObject({
    kind: 'halted',
    rollout: null,
    set: change.set,
  });
});

test('only an owner changes the keys, and whoever writes into the store cannot become one or lock owners out', async () => {
  const { chat, owner, put, read, storage, publishAs } = await house(await folder());
  const log = JSON.parse(await read('keys/000001.json'));
  await put('keys/000004.json', JSON.stringify({ ...log, revision: 4 }));
  await put('keys/000005.json', '{"revision":');

  await expect(revokeKey(chat.storage, owner.id, { ...BY, keepsSigned: false })).rejects.toThrow(
    /chat squad is not an owner/,
  );
  await expect(revokeKey(owner.storage, owner.id, { ...BY, keepsSigned: true })).rejects.toThrow(
    /last key of an owner/,
  );
  await revokeKey(owner.storage, chat.id, { ...BY, keepsSigned: false });

  await expect(publishAs({ storage: withKey({ ...storage }, chat.file) }, 'chat', '1.1.0')).rejects.toThrow(
    /was revoked/,
  );
  expect(await storage.list('keys')).toContain('000006.json');
});

test('a store whose keys were removed or put back to an earlier state is noticed by who knows them', async () => {
  const { owner, chat, storage, folder: root, put, read } = await house(await folder());
  const memory = join(root, 'release-trust.json');
  const asServer = () => ({ ...storage, trust: { memory } });
  await revokeKey(owner.storage, chat.id, { ...BY, keepsSigned: false });
  expect(await latestChange(asServer(), 'production')).toBeDefined();
  const last = (await storage.list('keys')).at(-1);
  const revoked = await read(`keys/${last}`);

  await put(`keys/${last}`, '{}');
  await expect(latestChange(asServer(), 'production')).rejects.toThrow(
    /are not those that this machine knows/,
  );
  await put(`keys/${last}`, revoked);
  expect(await latestChange(asServer(), 'production')).toBeDefined();
  await put('keys/000001.json', '{}');
  await expect(latestChange(asServer(), 'production')).rejects.toThrow(/delete .*release-trust\.json/);
  await expect(latestChange({ ...storage, trust: { root: owner.id } }, 'production')).rejects.toThrow(
    /RELEASE_TRUST expects the keys of/,
  );
});

test('two first starts on one machine make one key, and it is readable by its user alone', async () => {
  const root = await fixtureFolder();
  const localKey = join(root, 'data/release-key.pem');
  const open = () => {
    const key = async () => {
      const text = await readFile(localKey, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { text, source: localKey };
    };
    return { ...createDirectoryStorage(join(root, 'data/releases')), trust: { localKey, key } };
  };

  const made = await Promise.all([createLocalKeys(open()), createLocalKeys(open())]);
  const { stat } = await import('node:fs/promises');
  const { mode } = await stat(localKey);

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(mode & 0o77).toBe(0);
  await createChannel(open(), 'production', AUTHOR);
  expect((await channelHistory(open(), 'production')).map(({ revision }) => revision)).toEqual([1]);
});

test('a promotion that is killed leaves the channel in a state that counts', async () => {
  const { chat, storage, publishAs } = await house(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  const program = fileURLToPath(new URL('../testing/promote-until-killed.ts', import.meta.url));
  for (let turn = 0; turn < 3; turn++) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, storage.location], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RELEASE_KEY: chat.file },
    });
    for (let seen = 0; seen < 3 + turn; seen++) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  const head = await channelHead({ ...storage }, 'production');
  expect(head.refused).toEqual({});
  expect(head.change?.revision).toBe(head.last);
  expect(head.last).toBeGreaterThan(9);
}, 60_000);
