// @vitest-environment node
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheDocument } from './cached-documents';
import { cacheReleaseSet } from './cached-release-sets';
import { respondToNavigation } from './respond';

const URL_OF_HOME = 'http://suite/casa';
const DAY_MS = 24 * 3_600_000;

function page(text: string, facts: object = { source: 'channel', mayMix: false, channel: 'production' }) {
  const boot = JSON.stringify({ buildId: text, ...facts });
  return new Response(
    `<html lang="en"><div id="root">${text}</div><script type="application/json" id="boot">${boot}</script></html>`,
    { headers: { 'content-type': 'text/html', 'content-language': 'en' } },
  );
}

let network: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', () => network());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page in a browser whose worker may run until all is done. */
async function open({ isReload = false, url = URL_OF_HOME } = {}) {
  const waits: Promise<unknown>[] = [];
  const request = { url, cache: isReload ? 'no-cache' : 'default' };
  // The cast is safe because the worker reads nothing else of the event.
  const event = { request, waitUntil: (work: Promise<unknown>) => void waits.push(work) } as never;
  const response = await respondToNavigation(event, ['en']);
  return { text: await response.text(), settled: () => Promise.all(waits) };
}

const dead = () => new Promise<Response>(() => {});

test('a second visit shows the kept document without waiting for the network, and keeps the new one', async () => {
  await cacheDocument(URL_OF_HOME, page('first'));
  let answer = (_reply: Response) => {};
  network = () => new Promise((resolve) => (answer = resolve));

  const second = await open();
  expect(second.text).toContain('first');
  expect(second.text).toContain('data-kept-at');
  answer(page('second'));
  await second.settled();

  network = dead;
  expect((await open()).text).toContain('second');
});

test('a reload comes from the network, and from the copy only if the network fails', async () => {
  await cacheDocument(URL_OF_HOME, page('first'));
  network = async () => page('second');
  expect((await open({ isReload: true })).text).toContain('second');

  network = () => Promise.reject(new TypeError('no network'));
  expect((await open({ isReload: true })).text).toContain('second');
});

test.each([
  ['whose address has chosen its releases', page('first', { source: 'mix', mayMix: true })],
  ['that the server sent in safe mode', page('first', { source: 'safe', mayMix: false })],
  [
    'of a channel on which a cookie may choose releases',
    page('first', { source: 'channel', mayMix: true, channel: 'staging' }),
  ],
])('a document %s waits for the network', async (_case, first) => {
  await cacheDocument(URL_OF_HOME, first);
  network = async () => page('second');

  expect((await open()).text).toContain('second');
});

test('a copy older than a week waits for the network, and one older than a month is deleted', async () => {
  await cacheDocument(URL_OF_HOME, page('first'));
  vi.setSystemTime(Date.now() + 8 * DAY_MS);
  network = async () => page('second');
  const later = await open();
  expect(later.text).toContain('second');
  await later.settled();

  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  await cacheDocument('http://suite/casa/discover', page('other'));

  const kept = await (await caches.open('documents')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname)).toEqual(['/casa/discover']);
});

test.each([
  ['a reload', { isReload: true }],
  ['a page that was never opened, in the frame of its hotel', { url: 'http://suite/casa/discover' }],
])('%s does not wait for a network that never answers', async (_case, visit) => {
  await cacheDocument(URL_OF_HOME, page('first'));
  network = dead;
  vi.useFakeTimers();

  const opened = open(visit);
  await vi.advanceTimersByTimeAsync(5_000);

  expect((await opened).text).toContain('data-kept-at');
});

test('a device without any copy says that there is no network instead of waiting for ever, and waits for a slow one', async () => {
  vi.useFakeTimers();
  network = () => new Promise((resolve) => setTimeout(() => resolve(page('slow')), 20_000));
  const slow = open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await slow).text).toContain('slow');

  vi.stubGlobal('caches', memoryCaches());
  network = dead;
  const never = open();
  await vi.advanceTimersByTimeAsync(35_000);
  expect((await never).text).toContain("You're offline");
});

test('a device whose copies cannot be read shows the page from the network, and says so without one', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('broken', 'UnknownError')) });
  network = async () => page('first');
  expect((await open()).text).toContain('first');

  network = () => Promise.reject(new TypeError('no network'));
  expect((await open()).text).toContain("You're offline");
});

test('a page that the hotel has removed is not shown again', async () => {
  await cacheDocument(URL_OF_HOME, page('first'));
  network = async () => new Response('gone', { status: 404 });
  await (await open()).settled();

  expect((await open()).text).toBe('gone');
});

test('a device without room loses only the copy', async () => {
  const { open: openCache } = caches;
  vi.stubGlobal('caches', {
    ...caches,
    open: async (name: string) => ({
      ...(await openCache.call(caches, name)),
      put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }),
  });
  network = async () => page('first');

  const visit = await open();

  expect(visit.text).toContain('first');
  await expect(visit.settled()).resolves.toBeDefined();
});

test('the document of a newer release, which came behind a copy, outlives the files of the older page', async () => {
  await cacheDocument(URL_OF_HOME, page('first'));
  network = async () => page('second');
  await (await open()).settled();

  // The page of the copy reports the files of its own release.
  await cacheReleaseSet({ id: 'first', files: [] });

  network = dead;
  expect((await open()).text).toContain('second');
});
