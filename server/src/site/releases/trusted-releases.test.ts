import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promote } from '../../../../release/src/channel/promote';
import { releaseAll } from '../../../../release/src/channel/release-all';
import { revokeKey } from '../../../../release/src/keys/keys';
import { createDirectoryStorage } from '../../../../release/src/storage/directory';
import { withSquads } from '../../../../release/src/testing/fixture-keys';
import { AUTHOR, fixtureStore } from '../../../../release/src/testing/fixture-store';
import { publish } from '../../../../release/src/publish/publish';
import { createReleaseStore } from './release-store';

const BY = { at: '2026-02-01T00:00:00.000Z', reason: 'the laptop was stolen', keepsSigned: false };

/** A running server, a squad that has released its chat to production, and an owner. */
async function production() {
  const store = await fixtureStore();
  await store.published('shell@1.0.0', 'chat@1.0.0');
  await releaseAll(store.storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const squads = await withSquads(store.storage, store.folder);
  for (const version of ['1.1.0', '1.2.0'])
    await publish(squads.chat.storage, await store.built({ name: 'chat', version }));
  const to = (version: string) =>
    promote(squads.chat.storage, { channel: 'production', versions: { chat: version }, author: AUTHOR });
  await to('1.1.0');
  const clock = { now: 1_000_000 };
  const start = () => {
    const errors: string[] = [];
    const storage = {
      ...createDirectoryStorage(store.storage.location),
      trust: { memory: join(store.folder, 'release-trust.json') },
    };
    const server = createReleaseStore({
      storage,
      channel: 'production',
      now: () => clock.now,
      onError: (error) => errors.push(String(error)),
    });
    return { server, errors };
  };
  /** The set that guests get a moment later. */
  const chatOf = async ({ server }: ReturnType<typeof start>) => {
    clock.now += 1_000;
    // The keys of the store are read again a quarter of a second later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { remotes } = await server.current({});
    return remotes.chat;
  };
  return { ...store, ...squads, to, start, chatOf };
}

test('a server stops serving what a revoked key has signed, without a restart and after one', async () => {
  const { start, chatOf, owner, chat, to } = await production();
  const running = start();
  expect(await chatOf(running)).toBe('1.1.0');
  await to('1.2.0');
  expect(await chatOf(running)).toBe('1.2.0');

  await revokeKey(owner.storage, chat.id, BY);

  expect(await chatOf(running)).toBe('1.0.0');
  expect(running.errors.join()).toMatch(
    /chat@1\.2\.0 .* of chat squad was revoked at .*: the laptop was stolen/,
  );
  expect(await running.server.release('chat', '1.2.0')).toBeUndefined();
  expect(await chatOf(start())).toBe('1.0.0');
});

test('a promotion that is written into the store without a key changes nothing for guests, and is logged once', async () => {
  const { start, chatOf, storage } = await production();
  const running = start();
  await chatOf(running);
  const last = (await storage.list('channels/production')).at(-1) ?? '';
  const change = JSON.parse(String(await storage.read(`channels/production/${last}`)));
  const [first] = change.earlier;

  await storage.replace(
    `channels/production/${String(change.revision + 1).padStart(6, '0')}.json`,
    JSON.stringify({
      ...change,
      revision: change.revision + 1,
      set: first,
      earlier: [],
      signature: undefined,
    }),
  );

  expect([await chatOf(running), await chatOf(running)]).toEqual(['1.1.0', '1.1.0']);
  expect(running.errors).toEqual([
    expect.stringMatching(/Change \d+ of production .* does not count: it is not signed/),
  ]);
  expect(await chatOf(start())).toBe('1.1.0');
});

test('a release whose record was changed is not served, also if it is the current one when a server starts', async () => {
  const { start, chatOf, storage } = await production();
  const record = String(await storage.read('chat/1.1.0/release.json'));

  await storage.replace('chat/1.1.0/release.json', record.replace('c0ffee', 'c0ffe0'));
  const started = start();

  expect(await chatOf(started)).toBe('1.0.0');
  expect(started.errors.join()).toMatch(/its record was changed after it was signed/);
});
