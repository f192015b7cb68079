import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { channelHead, channelHistory } from '../channel/channel-log';
import { createChannel } from '../channel/create-channel';
import { rollBack } from '../channel/roll-back';
import { publish } from '../publish/publish';
import { readRecord } from '../registry/records';
import { createDirectoryStorage } from '../storage/directory';
import type { ReleaseStorage } from '../storage/storage';
import { bucketServer } from '../testing/bucket-server';
import { keyFile, withKey } from '../testing/fixture-keys';
import { AUTHOR, fixtureFolder } from '../testing/fixture-store';
import { BY, changeFile, FIRST, storeWithKeys } from '../testing/store-with-keys';
import { acceptReleases, revokeKey, rotateKey } from './keys';

const bucket = await bucketServer();
afterAll(() => bucket.close());

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
  test('a set that was released before there were keys is taken over, and new releases need a signature', async () => {
    const { storage, versionsOn, built, publishAs, chat, to } = await storeWithKeys(await create());

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
    const { dining, chat, publishAs, to, storage, versionsOn } = await storeWithKeys(await create());
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
    const { put, read, chat, dining, publishAs, to, storage } = await storeWithKeys(await create());
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
    const { chat, owner, publishAs, to, versionsOn, storage } = await storeWithKeys(await create());
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
    const { chat, owner, publishAs, to, folder, storage } = await storeWithKeys(await create());
    await publishAs(chat, 'chat', '1.1.0');
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
    const { chat, publishAs, to, put, read, versionsOn, first } = await storeWithKeys(open);
    await publishAs(chat, 'chat', '1.1.0');
    const { change } = await to(chat, 'production', { chat: '1.1.0' });
    await to(chat, 'staging', { chat: '1.1.0' });
    await rollBack(chat.storage, { channel: 'production', to: first, author: AUTHOR });
    const promotion = await read(`channels/production/${changeFile(change.revision)}`);
    const next = change.revision + 2;

    await put(`channels/production/${changeFile(next)}`, promotion);
    await put(
      `channels/production/${changeFile(next + 1)}`,
      promotion.replace(`"revision": ${change.revision}`, `"revision": ${next + 1}`),
    );
    await put(`channels/production/${changeFile(next + 2)}`, await read('channels/staging/000002.json'));
    await put(
      `channels/production/${changeFile(next + 3)}`,
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
    // The forged change does not block later changes.
    const again = await to(chat, 'production', { chat: '1.1.0' });
    expect(again.change.revision).toBe(next + 4);
    expect(await versionsOn('production')).toEqual({ ...FIRST, chat: '1.1.0' });
  });

  test('concurrent promotions of squads and a revocation end in a state that everybody agrees on', async () => {
    const { chat, dining, owner, publishAs, to, versionsOn, storage } = await storeWithKeys(await create());
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
