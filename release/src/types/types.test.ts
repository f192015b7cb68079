import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TYPES_FILE, withTypes } from '../build/write-types';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { publish } from '../publish/publish';
import { RECORD_FILE, type ReleaseStorage } from '../storage/storage';
import { HOSTS, type FixtureParts } from '../testing/fixture-build';
import { AUTHOR } from '../testing/fixture-store';
import { squad } from '../testing/squad';

const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');

const chatRead = {
  hash: 'hash-1',
  schema: {
    type: 'object',
    properties: {
      room: { type: 'string', pattern: '^r' },
      kind: { anyOf: [{ const: 'staff' }, { enum: ['guest', 'group'] }] },
      ids: { type: 'array', items: { type: 'integer' } },
      by: { type: ['string', 'null'] },
    },
    required: ['room', 'kind', 'ids'],
    additionalProperties: false,
  },
};
const CHAT = {
  routes: {
    'chat.rules': { path: '/:property/chat/rules/:id', titles: { en: 'Rules' } },
  },
  pages: { 'chat.rules': { scripts: [], styles: [], reads: [] } },
  slots: { 'home-end': { fragment: 'chat.offer' } },
  offers: {
    routes: ['property-chat', 'chat.rules'],
    fragments: ['chat.offer'],
    events: { 'chat.read': chatRead },
  },
} satisfies Partial<ReleaseRecord>;

/** Publishes a release with its types, as `release build` writes them. */
async function withRelease(version: string) {
  const its = await squad();
  const parts: FixtureParts = { name: 'chat', version, ...CHAT };
  const dist = await its.built(parts);
  // The cast is safe because this is the record that the fixture has written.
  const built = JSON.parse(await readFile(join(dist, RECORD_FILE), 'utf8')) as ReleaseRecord;
  await writeFile(join(dist, RECORD_FILE), JSON.stringify(await withTypes(dist, built)));
  const hosts = { ...HOSTS, takesRoutes: true, events: CHAT.offers.events };
  await its.published({ name: 'shell', version: '2.0.0', hosts });
  return { ...its, dist };
}

/** Releases the chat with a shell that shows its pages and carries its events. */
async function putLive(storage: ReleaseStorage): Promise<void> {
  const versions = { shell: '2.0.0', chat: '2.0.0' };
  await promote(storage, { channel: 'production', versions, author: AUTHOR });
}

async function compile(folder: string, consumer: string): Promise<string> {
  await writeFile(join(folder, 'consumer.ts'), consumer);
  const args = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  return promisify(execFile)(
    process.execPath,
    [join(dirname(compiler), 'bin/tsc'), ...args, 'consumer.ts', 'types/chat.d.ts'],
    { cwd: folder },
  ).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test(
  'M-05 a squad compiles its sources against the types of what a channel serves',
  { timeout: 120_000 },
  async () => {
    const { storage, dist, folder, run } = await withRelease('2.0.0');
    await publish(storage, dist);
    await putLive(storage);
    const file = join(folder, 'types/chat.d.ts');

    const { code, out } = await run('types', 'chat', '--out', file);

    expect([code, out]).toEqual([0, `${file} contains the types of chat@2.0.0`]);
    const good = `import { hostVersion, remote, type Fragment, type Pages, type Published, type Slots } from 'chat/remote';
    const version: 1 = hostVersion;
    const event: Published['chat.read'] = { room: 'r1', kind: 'group', ids: [7], by: null };
    const address: Pages['chat.rules'] = { property: 'casa', id: '1' };
    const part: Slots['home-end'] & Fragment = 'chat.offer';
    void remote.mount(undefined as never).then(({ pages }) => pages['property-chat']());
    console.log(version, event, address, part);`;
    expect(await compile(folder, good)).toBe('');
    for (const [wrong, message] of [
      [`event: Published['chat.read'] = { room: 'r1', kind: 'nobody', ids: [] }`, '"nobody"'],
      [`event: Published['chat.read'] = { kind: 'staff', ids: [] }`, '\'"room"\'|\'room\'|"room"'],
      [`event: Published['chat.gone'] = {}`, 'chat.gone'],
      [`address: Pages['chat.rules'] = { property: 'casa' }`, 'id'],
    ] as const)
      expect(
        await compile(folder, `import type { Pages, Published } from 'chat/remote'; export const ${wrong};`),
      ).toMatch(new RegExp(`error TS\\d+.*${message}`, 's'));
  },
);

test('M-05 types that were changed in the store are refused, and so are those of a release without any', async () => {
  const { storage, dist, folder, run } = await withRelease('2.0.0');
  const file = join(folder, 'types/chat.d.ts');
  expect(await run('types', 'chat', '--out', file)).toMatchObject({
    err: expect.stringMatching(/^chat@1\.0\.0 was built before releases had types/),
  });
  await publish(storage, dist);
  await putLive(storage);

  await writeFile(join(storage.location, 'chat/2.0.0', TYPES_FILE), 'export const remote: never;');

  const { code, err } = await run('types', 'chat', '--out', file);
  expect(code).not.toBe(0);
  expect(err).toMatch(/remote\.d\.ts is missing or differs from the file that was built/);
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a build whose types were changed is not published', async () => {
  const { storage, dist } = await withRelease('2.0.0');
  await mkdir(join(dist, '_types'), { recursive: true });
  await writeFile(join(dist, TYPES_FILE), 'export const remote: never;');

  await expect(publish(storage, dist)).rejects.toMatchObject({ status: 422 });
});

test('the types of the shell have the events of its bus and the version of its Host', async () => {
  const { storage, built, folder, run } = await squad();
  const dist = await built({
    name: 'shell',
    version: '2.0.0',
    hosts: { ...HOSTS, hostVersion: 3, takesRoutes: true, events: { 'chat.read': chatRead } },
  });
  const record = JSON.parse(await readFile(join(dist, RECORD_FILE), 'utf8')) as ReleaseRecord;
  await writeFile(join(dist, RECORD_FILE), JSON.stringify(await withTypes(dist, record)));
  await publish(storage, dist);
  await releaseAll(storage, 'preview', { shell: '2.0.0' }, AUTHOR);

  await run('types', 'shell', '--from', 'preview', '--out', join(folder, 'shell.d.ts'));

  const types = await readFile(join(folder, 'shell.d.ts'), 'utf8');
  expect(types).toContain('export const hostVersion: 3;');
  expect(types).toContain(
    '"chat.read": { readonly "room": string; readonly "kind": "staff" | "guest" | "group";',
  );
});
