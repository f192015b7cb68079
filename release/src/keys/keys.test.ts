import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channelHead, channelHistory, latestChange } from '../channel/channel-log';
import { createChannel } from '../channel/create-channel';
import { rollBack } from '../channel/roll-back';
import { requireSet } from '../registry/sets';
import { createDirectoryStorage } from '../storage/directory';
import { bundledProgram } from '../testing/bundled-program';
import { withKey } from '../testing/fixture-keys';
import { AUTHOR, fixtureFolder } from '../testing/fixture-store';
import { BY, FIRST, storeWithKeys } from '../testing/store-with-keys';
import { addKey, revokeKey } from './keys';
import { createLocalKeys } from './local-keys';

const folder = async () => {
  const path = await fixtureFolder();
  return () => createDirectoryStorage(join(path, 'store'));
};

test('a promotion of another store does not count, although the same key may change that channel', async () => {
  const [ours, theirs] = [await storeWithKeys(await folder()), await storeWithKeys(await folder())];
  await ours.publishAs(ours.chat, 'chat', '1.1.0');
  const other = { storage: withKey(theirs.storage, ours.chat.file) };
  await ours.to(ours.chat, 'staging', { chat: '1.1.0' });
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
  const { put, read, chat, to, publishAs, versionsOn } = await storeWithKeys(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  const { change } = await to(chat, 'production', { chat: '1.1.0' });

  await put(`sets/${change.set}.json`, (await read(`sets/${change.set}.json`)).replace('1.1.0', '1.0.0'));

  expect(await versionsOn('production')).toEqual(FIRST);
  await expect(requireSet(chat.storage, String(change.set))).rejects.toThrow(/its versions are not those/);
});

test('a squad rolls the whole channel back to a set that it has had, and to no other', async () => {
  const { owner, chat, dining, to, publishAs, versionsOn, first, add } = await storeWithKeys(await folder());
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

test('only an owner changes the keys, and write access to the store is not enough to become one or to lock owners out', async () => {
  const { chat, owner, put, read, storage, publishAs } = await storeWithKeys(await folder());
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

test('a server that knows the keys of a store notices if they are removed or reset to an earlier state', async () => {
  const { owner, chat, storage, folder: root, put, read } = await storeWithKeys(await folder());
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
  const { mode } = await stat(localKey);

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(mode & 0o77).toBe(0);
  await createChannel(open(), 'production', AUTHOR);
  expect((await channelHistory(open(), 'production')).map(({ revision }) => revision)).toEqual([1]);
});

test('a promotion that is killed leaves the channel in a state that counts', async () => {
  const { chat, storage, publishAs } = await storeWithKeys(await folder());
  await publishAs(chat, 'chat', '1.1.0');
  const source = new URL('../testing/promote-until-killed.ts', import.meta.url);
  const program = bundledProgram('promote-until-killed', source);
  for (let turn = 0; turn < 3; turn++) {
    const child = spawn(process.execPath, [...program, storage.location], {
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
