import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { expect, test } from 'vitest';
import { latestChange } from '../channel/channel-log';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { rollBack } from '../channel/roll-back';
import { removeUnusedFiles } from '../channel/retention';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';
import { publish } from './publish';

/** A script of some kilobytes, of which a version changes one line. */
const scriptOf = (line: string) =>
  `${Array.from({ length: 200 }, (_, i) => `export const name${i} = ${i * 7919};`).join('\n')}\n${line}\n`;
const nameOf = (content: string, before = 'page') =>
  `${before}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
const copyOf = (file: string, dictionary: string) =>
  `${file}.${createHash('sha256').update(dictionary).digest('hex').slice(0, 16)}.dcz`;

async function storeWithShell() {
  const store = await fixtureStore();
  return {
    ...store,
    async publishShell(version: string, ...contents: string[]): Promise<string> {
      const files = Object.fromEntries(contents.map((content) => [nameOf(content), content]));
      const dist = await store.built({ name: 'shell', version, hasSharedFiles: true }, files);
      await publish(store.storage, dist);
      return nameOf(contents[0] ?? '');
    },
    offer: (version: string, channel = 'production') =>
      releaseAll(store.storage, channel, { shell: version }, AUTHOR),
    sharedNames: async () => (await store.storage.sharedFiles('shell')).map(({ file }) => file),
  };
}

test('a changed file is also stored compressed with its content on the channel as the dictionary', async () => {
  const { storage, publishShell, offer } = await storeWithShell();
  const [before, after] = [scriptOf('export const a = 1;'), scriptOf('export const a = 2;')];
  await publishShell('1.0.0', before);
  await offer('1.0.0');
  const file = await publishShell('1.0.1', after);

  const copy = await storage.read(`shell/files/${copyOf(file, before)}`);

  expect(copy?.subarray(0, 8)).toEqual(Buffer.from('5e2a4d1820000000', 'hex'));
  expect(copy?.subarray(8, 40)).toEqual(createHash('sha256').update(before).digest());
  const body = decompressUsingDict(createDCtx(), copy?.subarray(40) ?? Buffer.of(), Buffer.from(before));
  expect(Buffer.from(body).toString()).toBe(after);
  expect(copy?.length).toBeLessThan(200);
});

test('the last three versions of each channel are dictionaries, also after a rollback', async () => {
  const { storage, publishShell, offer, sharedNames } = await storeWithShell();
  const contents = ['a', 'b', 'c', 'd', 'e'].map((letter) => scriptOf(`export const it = '${letter}';`));
  for (const [i, content] of contents.entries()) {
    await publishShell(`1.0.${i}`, content);
    await offer(`1.0.${i}`);
  }
  const previous = (await latestChange(storage, 'production'))?.earlier[0];
  await rollBack(storage, { channel: 'production', to: previous ?? '', author: AUTHOR });
  await offer('1.0.0', 'staging');
  const file = await publishShell('1.1.0', scriptOf('export const it = 0;'));

  const dictionaries = (await sharedNames()).filter((name) => name.startsWith(file) && name.endsWith('.dcz'));

  expect(dictionaries.sort()).toEqual([0, 2, 3, 4].map((i) => copyOf(file, contents[i] ?? '')).sort());
});

test('an unchanged file, one without an earlier content and one that shares nothing get no such copy', async () => {
  const { publishShell, offer, sharedNames, storage, built } = await storeWithShell();
  const same = scriptOf('export const a = 1;');
  await publishShell('1.0.0', same);
  await offer('1.0.0');
  const random = createHash('sha256').update('other').digest('hex').repeat(2);
  await publishShell('1.0.1', same);
  await publishShell('1.0.2', random);
  const files = { [nameOf(same, 'menu')]: same };
  await publish(storage, await built({ name: 'shell', version: '1.0.3', hasSharedFiles: true }, files));

  expect((await sharedNames()).filter((name) => name.endsWith('.dcz'))).toEqual([]);
});

test('the copies go with their file when no release has it any more', async () => {
  const { storage, publishShell, offer, sharedNames } = await storeWithShell();
  await publishShell('1.0.0', scriptOf('export const a = 1;'));
  await offer('1.0.0');
  await publishShell('1.0.1', scriptOf('export const a = 2;'));
  expect((await sharedNames()).some((name) => name.endsWith('.dcz'))).toBe(true);

  await storage.remove('shell', '1.0.1');
  await removeUnusedFiles(storage, Date.now() + 1_000);

  expect((await sharedNames()).filter((name) => name.endsWith('.dcz'))).toEqual([]);
});

test('a rollout counts as a version of its channel', async () => {
  const { storage, publishShell, offer, sharedNames } = await storeWithShell();
  const rolledOut = scriptOf('export const a = 2;');
  await publishShell('1.0.0', scriptOf('export const a = 1;'));
  await offer('1.0.0');
  await publishShell('1.0.1', rolledOut);
  await promote(storage, {
    channel: 'production',
    versions: { shell: '1.0.1' },
    percent: 10,
    author: AUTHOR,
  });

  const file = await publishShell('1.0.2', scriptOf('export const a = 3;'));

  expect(await sharedNames()).toContain(copyOf(file, rolledOut));
});

test('a store folder that is published to another store is accepted with its copies', async () => {
  const { storage, folder, publishShell, offer } = await storeWithShell();
  await publishShell('1.0.0', scriptOf('export const a = 1;'));
  await offer('1.0.0');
  await publishShell('1.0.1', scriptOf('export const a = 2;'));
  const other = await fixtureStore();

  await publish(other.storage, join(folder, 'store/shell/1.0.0'));
  await releaseAll(other.storage, 'production', { shell: '1.0.0' }, AUTHOR);
  await publish(other.storage, join(folder, 'store/shell/1.0.1'));

  const names = await readdir(join(other.folder, 'store/shell/files'));
  expect(names.sort()).toEqual((await storage.sharedFiles('shell')).map(({ file }) => file).sort());
});
