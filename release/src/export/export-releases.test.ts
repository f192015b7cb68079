import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseAll } from '../channel/release-all';
import { publish } from '../publish/publish';
import { AUTHOR, fixtureStore } from '../testing/fixture-store';
import { exportDocuments } from './export-documents';
import { exportReleases } from './export-releases';

const SILENT = { isDryRun: false, print: () => {} };

test('a CDN gets the files of the current and earlier sets that pages request, and no others', async () => {
  const { storage, folder, published } = await fixtureStore();
  await published('shell@1.0.0', 'chat@1.0.0', 'chat@1.1.0', 'chat@1.2.0');
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const { change } = await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.1.0' }, AUTHOR);
  const site = join(folder, 'site');

  const exported = await exportReleases(storage, change, site, false);

  expect(exported.sort()).toEqual(['chat@1.0.0', 'chat@1.1.0', 'shell@1.0.0']);
  expect((await readdir(join(site, 'releases/chat'))).sort()).toEqual(['1.0.0', '1.1.0']);
  expect(await readdir(join(site, 'releases/chat/1.1.0'))).toEqual(['remoteEntry.js']);
});

test('a CDN gets shared files at their shared addresses', async () => {
  const { storage, folder, published, built } = await fixtureStore();
  await published('chat@1.0.0');
  for (const version of ['1.0.0', '1.0.1']) {
    const files = { 'page.0badcafe.js': 'late', [`main.${version.at(-1)}badcafe.js`]: version };
    await publish(storage, await built({ name: 'shell', version, hasSharedFiles: true }, files));
  }
  await releaseAll(storage, 'production', { shell: '1.0.0', chat: '1.0.0' }, AUTHOR);
  const { change } = await releaseAll(storage, 'production', { shell: '1.0.1', chat: '1.0.0' }, AUTHOR);
  const site = join(folder, 'site');

  await exportReleases(storage, change, site, false);

  expect(await readdir(join(site, 'releases/shell'))).toEqual(['files']);
  expect((await readdir(join(site, 'releases/shell/files'))).sort()).toEqual([
    'main.0badcafe.js',
    'main.1badcafe.js',
    'page.0badcafe.js',
  ]);
});

test('a static host gets the documents of every hotel that are the same for every guest', async () => {
  const { folder } = await fixtureStore();
  const suite = createServer(({ url }, reply) => {
    reply.end(url === '/web/property' ? JSON.stringify({ items: [{ identity: 'casa' }] }) : `page ${url}`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void suite.close());
  await new Promise((resolve) => suite.once('listening', resolve));
  // The cast is safe because the server listens on a TCP port.
  const { port } = suite.address() as AddressInfo;
  const site = join(folder, 'site');

  const paths = await exportDocuments(new URL(`http://127.0.0.1:${port}`), site, SILENT);

  expect(paths).toEqual(
    expect.arrayContaining(['/', '/casa', '/casa/discover', '/sw.js', '/builds/latest.json']),
  );
  expect(paths.some((path) => path.includes(':') || path.includes('_dev'))).toBe(false);
  expect(await readdir(join(site, 'casa/discover'))).toContain('index.html');
});

test('an unreachable suite is reported with its address', async () => {
  const { folder } = await fixtureStore();

  await expect(exportDocuments(new URL('http://127.0.0.1:1'), folder, SILENT)).rejects.toMatchObject({
    message: expect.stringContaining('http://127.0.0.1:1/web/property did not reply'),
  });
});
