import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixtureReleases } from '../releases/testing/fixture-releases';
import { registerReleaseFiles } from './release-files.routes';
import { createReleaseStore } from '../releases/release-store';

const SCRIPT = 'export const answer = 42; '.repeat(40);

const served = async () => (await servedWithStore()).get;

async function servedWithStore() {
  const releases = await fixtureReleases();
  await releases.publish(
    { name: 'dining', version: '1.0.0' },
    { 'remoteEntry.abc.js': SCRIPT, 'locales/texts-ja.def.js': '"あ"', 'style.css': '.a{}' },
  );
  for (const version of ['2.0.0', '2.0.1']) {
    const files = { 'page.0badcafe.js': SCRIPT, [`entry.${version.replaceAll('.', '')}00000.js`]: version };
    await releases.publish({ name: 'dining', version, hasSharedFiles: true }, files);
  }
  await releases.put('secret.txt', 'secret');
  const app = Fastify();
  registerReleaseFiles(app, {
    releases: createReleaseStore({ storage: releases.storage, channel: 'production' }),
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a port, so the address is an object.
  const { port } = app.server.address() as AddressInfo;

  /** Requests exactly this path; `fetch` would normalise it. */
  const get = async (path: string, headers: Record<string, string> = {}, folder = '1.0.0') => {
    const clientRequest = request({ port, path: `/releases/dining/${folder}/${path}`, headers }).end();
    // The `response` event carries an `IncomingMessage`.
    const [reply] = (await once(clientRequest, 'response')) as [IncomingMessage];
    return { statusCode: reply.statusCode, headers: reply.headers, body: await buffer(reply) };
  };
  return { get, put: releases.put };
}

test('a release file is public, has a content type, and is cached for ever', async () => {
  const get = await served();

  const reply = await get('remoteEntry.abc.js');

  expect(reply.body.toString()).toBe(SCRIPT);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  });
  expect((await get('style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await get('locales/texts-ja.def.js')).body.toString()).toBe('"あ"');
});

test('the precompressed copy is sent to a client that accepts it', async () => {
  const get = await served();

  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br', 'gzip;q=1, br;q=0', 'identity'].map((encodings) =>
      get('remoteEntry.abc.js', { 'accept-encoding': encodings }),
    ),
  );

  expect([br, gzip, plain].map((reply) => reply?.headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(SCRIPT);
  expect(new Set([br, gzip, plain].map((reply) => reply?.headers.etag)).size).toBe(3);
});

test('a file that the browser has is not sent again', async () => {
  const get = await served();
  const { etag } = (await get('remoteEntry.abc.js')).headers;

  const reply = await get('remoteEntry.abc.js', { 'if-none-match': String(etag) });

  expect([reply.statusCode, reply.body.length]).toEqual([304, 0]);
});

test('a file that releases share has one address, and each release has it at its own address too', async () => {
  const get = await served();
  const encoding = { 'accept-encoding': 'br' };

  const shared = await get('page.0badcafe.js', encoding, 'files');
  const own = await get('page.0badcafe.js', encoding, '2.0.1');

  expect(brotliDecompressSync(shared.body).toString()).toBe(SCRIPT);
  expect(shared.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
  });
  expect(own.body).toEqual(shared.body);
  const etag = String(shared.headers.etag);
  expect((await get('page.0badcafe.js', { 'if-none-match': etag }, 'files')).statusCode).toBe(304);
});

test.each([
  ['an unknown file', 'gone.0badcafe.js'],
  ['a file of a release that shares none', 'remoteEntry.abc.js'],
  ['a compressed copy requested by its own name', 'page.0badcafe.js.br'],
  ['the record of a release', '../2.0.0/release.json'],
  ['a path outside of the store', '..%2f..%2f..%2fsecret.0badcafe.js'],
  ['a folder in it', 'page.0badcafe.js/page.0badcafe.js'],
])('%s is a 404 among the shared files', async (_case, path) => {
  const get = await served();

  expect((await get(path, {}, 'files')).statusCode).toBe(404);
});

test.each([
  ['the server bundle', '_server/remote.mjs'],
  ['the record', 'release.json'],
  ['a compressed copy requested by its own name', 'remoteEntry.abc.js.br'],
  ['an unknown file', 'gone.js'],
  ['the folder', ''],
  ['a path outside the release', '../../secret.txt'],
  ['an encoded path outside the release', '..%2f..%2fsecret.txt'],
  ['a doubly encoded path outside the release', '%252e%252e/%252e%252e/secret.txt'],
  ['another release', '../1.0.0/release.json'],
])('%s is a 404 without an HTML page', async (_case, path) => {
  const get = await served();

  const reply = await get(path);

  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).not.toContain('html');
});

const EARLIER = 'export const answer = 41; '.repeat(40);
const hashOf = (content: string) => createHash('sha256').update(content).digest();
const availableDictionary = (content: string) => `:${hashOf(content).toString('base64')}:`;

test('a client with a dictionary gets only the difference, and every file can be the next dictionary', async () => {
  const { get, put } = await servedWithStore();
  const delta = Buffer.from('the difference');
  await put(`dining/files/page.0badcafe.js.${hashOf(EARLIER).toString('hex').slice(0, 16)}.dcz`, delta);
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': availableDictionary(EARLIER),
  };

  const reply = await get('page.0badcafe.js', headers, 'files');

  expect(reply.body).toEqual(delta);
  expect(reply.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/releases/dining/files/page.*.js"',
  });
  const { etag } = (await get('page.0badcafe.js', {}, 'files')).headers;
  expect(reply.headers.etag).not.toBe(etag);
});

test('differences to two dictionaries have two tags, and neither is confirmed to a client with the other', async () => {
  const { get, put } = await servedWithStore();
  const headersFor = (dictionary: string) => ({
    'accept-encoding': 'br, dcz',
    'available-dictionary': availableDictionary(dictionary),
  });
  for (const dictionary of [EARLIER, SCRIPT]) {
    const copy = `page.0badcafe.js.${hashOf(dictionary).toString('hex').slice(0, 16)}.dcz`;
    await put(`dining/files/${copy}`, `the difference to ${dictionary}`);
  }
  const [one, other] = await Promise.all(
    [EARLIER, SCRIPT].map(async (dictionary) => {
      const { headers } = await get('page.0badcafe.js', headersFor(dictionary), 'files');
      return String(headers.etag);
    }),
  );

  const statuses = [];
  for (const tag of [one, other]) {
    const headers = { ...headersFor(SCRIPT), 'if-none-match': String(tag) };
    statuses.push((await get('page.0badcafe.js', headers, 'files')).statusCode);
  }

  expect(one).not.toBe(other);
  expect(statuses).toEqual([200, 304]);
});

test.each([
  ['another dictionary', { 'accept-encoding': 'br, dcz', 'available-dictionary': availableDictionary('x') }],
  ['no dictionary', { 'accept-encoding': 'br, dcz' }],
  ['an unreadable dictionary', { 'accept-encoding': 'br, dcz', 'available-dictionary': ':../../secret:' }],
  [
    'a dictionary but not the encoding',
    { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': availableDictionary(EARLIER) },
  ],
])('a client with %s gets the whole file', async (_case, headers) => {
  const { get, put } = await servedWithStore();
  await put(`dining/files/page.0badcafe.js.${hashOf(EARLIER).toString('hex').slice(0, 16)}.dcz`, 'delta');

  const reply = await get('page.0badcafe.js', headers, 'files');

  expect(reply.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(reply.body).toString()).toBe(SCRIPT);
});

test('a file at the URL of its version is not a dictionary, because its URL does not contain a hash of its content', async () => {
  const get = await served();

  expect((await get('remoteEntry.abc.js')).headers).not.toHaveProperty('use-as-dictionary');
});
