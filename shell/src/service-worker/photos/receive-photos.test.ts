// @vitest-environment node
import { findUnanswered, loadShared } from '@guest/shared/share-target/shared-photos';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receivePhotos, sharedInto } from './receive-photos';

const ADDRESS = 'https://suite.example/mare/shared-photos';

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const photo = (name: string, { type = 'image/jpeg', size = 3 } = {}) =>
  new File([new Uint8Array(size)], name, { type });

async function share(files: File[], { text = '', referrer = 'about:client', address = ADDRESS } = {}) {
  const form = new FormData();
  for (const file of files) form.append('photos', file);
  if (text !== '') form.append('text', text);
  const request = new Request(address, { method: 'POST', body: form });
  Object.defineProperty(request, 'referrer', { value: referrer });
  const { status, headers } = await receivePhotos(request, 'mare');
  return `${status} ${headers.get('location')}`;
}

const PAGE = '303 https://suite.example/mare/?shared=';

test('several photos wait on the device in the order in which they were chosen', async () => {
  const names = Array.from({ length: 10 }, (_, i) => `straße & ${i}.jpg`);

  expect(
    await share(
      names.map((name) => photo(name)),
      { text: 'Our view' },
    ),
  ).toBe(`${PAGE}taken`);

  const shared = await loadShared('mare');
  expect(shared?.photos.map(({ name, type, size }) => [name, type, size])).toEqual(
    names.map((name) => [name, 'image/jpeg', 3]),
  );
  expect(shared?.text).toBe('Our view');
});

test.each<[string, File[], string, number]>([
  ['a photo above the limit', [photo('large.jpg', { size: 25_000_001 })], 'refused', 0],
  ['a file that is no photo', [photo('a.pdf', { type: 'application/pdf' })], 'refused', 0],
  ['an empty file', [photo('a.jpg', { size: 0 })], 'refused', 0],
  ['a script that calls itself a picture', [photo('a.svg', { type: 'image/svg+xml' })], 'refused', 0],
  [
    'a photo with a file that is none',
    [photo('a.jpg'), photo('b.pdf', { type: 'application/pdf' })],
    'partly',
    1,
  ],
  ['eleven photos', Array.from({ length: 11 }, (_, i) => photo(`${i}.jpg`)), 'partly', 10],
  ['nothing', [], 'refused', 0],
])('%s: the page is told, and what can be taken is', async (_what, files, outcome, kept) => {
  expect(await share(files)).toBe(PAGE + outcome);

  expect((await loadShared('mare'))?.photos.length ?? 0).toBe(kept);
});

test('photos posted by another website are not stored', async () => {
  expect(await share([photo('a.jpg')], { referrer: 'https://evil.example/' })).toBe(`${PAGE}refused`);

  expect(await loadShared('mare')).toBeUndefined();
});

test('a form that cannot be read is refused', async () => {
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: 'no form',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

  expect((await receivePhotos(request, 'mare')).headers.get('location')).toMatch(/shared=refused$/);
});

/** Lets the device run out of space with the third photo, and returns its cache. */
async function fillDevice() {
  const cache = await caches.open('draft-shared');
  const { put } = cache;
  cache.put = async (key, response) => {
    if (String(key).endsWith('/02')) throw new DOMException('full', 'QuotaExceededError');
    return put(key, response);
  };
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  return cache;
}

test('a device without space stores none of the photos', async () => {
  await fillDevice();

  expect(await share([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])).toBe(`${PAGE}full`);

  expect(await loadShared('mare')).toBeUndefined();
});

test('photos for which there is no space leave those that wait for an answer, and nothing of their own', async () => {
  await share([photo('sea.jpg')], { text: 'Our view' });
  const cache = await fillDevice();

  expect(await share([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])).toBe(`${PAGE}full`);

  const waiting = await loadShared('mare');
  expect(waiting?.photos.map(({ name }) => name)).toEqual(['sea.jpg']);
  expect(waiting?.text).toBe('Our view');
  expect(await cache.keys()).toHaveLength(2);
});

test('photos whose storing was interrupted are neither shown nor reported as expired', async () => {
  const cache = await caches.open('draft-shared');
  const { put } = cache;
  // The system ends the worker with the second photo.
  cache.put = (key, response) => (String(key).endsWith('/01') ? new Promise(() => {}) : put(key, response));
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
  void share([photo('a.jpg'), photo('b.jpg')]);
  await vi.waitUntil(async () => (await cache.keys()).length > 0);

  expect(await loadShared('mare')).toBeUndefined();
  expect(await findUnanswered('mare')).toBeUndefined();
});

test('photos that an earlier release has stored are found, and replaced by the next', async () => {
  const cache = await caches.open('draft-shared');
  const at = { 'x-at': String(Date.now() - 1) };
  await cache.put('/mare/shared-photos/text', new Response('Our view', { headers: at }));
  await cache.put('/mare/shared-photos/00', new Response('x', { headers: { ...at, 'x-name': 'sea.jpg' } }));
  expect(await loadShared('mare')).toMatchObject({ text: 'Our view', photos: [{ name: 'sea.jpg' }] });

  await share([photo('a.jpg')]);
  expect((await loadShared('mare'))?.photos.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(await cache.keys()).toHaveLength(2);
});

test('an earlier shared photo is replaced, another hotel gets nothing, and a day later it is gone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await share([photo('a.jpg'), photo('b.jpg')]);
  await share([photo('c.jpg')]);

  expect((await loadShared('mare'))?.photos.map(({ name }) => name)).toEqual(['c.jpg']);
  expect(await loadShared('mare-alta')).toBeUndefined();
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  expect(await loadShared('mare')).toBeUndefined();
});

test('an address that comes twice is written once', async () => {
  const form = new FormData();
  form.append('title', 'A view');
  form.append('text', 'https://example.org/view');
  form.append('url', 'https://example.org/view');
  await receivePhotos(new Request(ADDRESS, { method: 'POST', body: form }), 'mare');

  expect((await loadShared('mare'))?.text).toBe('A view\nhttps://example.org/view');
});

test.each([
  ['POST', ADDRESS, 'mare'],
  ['GET', ADDRESS, undefined],
  ['POST', 'https://suite.example/mare/other', undefined],
  ['POST', 'https://suite.example/web/property/mare/shared-photos', undefined],
])('%s %s is shared into %s', (method, url, property) => {
  expect(sharedInto({ method, url })).toBe(property);
});
