import { saveCachedRead } from '@guest/shared/query-cache/cached-reads';
import { saveShared, loadShared } from '@guest/shared/share-target/shared-photos';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tidyStorage } from './tidy-storage';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-30T12:00:00Z');

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

const deviceWith = (estimate: () => Promise<StorageEstimate>) =>
  vi.stubGlobal('navigator', { storage: { estimate } });

/** Keeps one copy of each age, in days, for a guest and for visitors, and returns the ages that are left. */
async function tidied(ages: number[]): Promise<string[]> {
  for (const owner of ['ada', 'anyone']) {
    for (const age of ages) {
      await saveCachedRead(`/copies/en/web/${owner}/${age}`, owner, { reply: age, at: NOW - age * DAY_MS });
    }
  }
  await (await caches.open('documents')).put('/mare', new Response('not a read'));
  await tidyStorage(NOW);
  const kept: string[] = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  }
  return kept.map((path) => path.split('/').slice(-2).join(' ')).sort();
}

test('copies for reading offline are deleted after a month, of every guest', async () => {
  deviceWith(async () => ({ usage: 10_000_000, quota: 1_000_000_000 }));

  expect(await tidied([1, 29, 31])).toEqual([' mare', 'ada 1', 'ada 29', 'anyone 1', 'anyone 29']);
});

test('copies of what guests have written are deleted after three days, because it may be gone since', async () => {
  deviceWith(async () => ({ usage: 0, quota: 1_000_000_000 }));
  const at = (days: number) => NOW - days * DAY_MS;
  const keep = (path: string, days: number) =>
    saveCachedRead(`/copies/en/web/property/mare/${path}`, 'ada', { reply: days, at: at(days) });
  await keep('posts?limit=10', 2);
  await keep('posts?cursor=a', 4);
  await keep('post/7/comments', 4);
  await keep('outlets', 4);

  await tidyStorage(NOW);

  const kept = await (await caches.open('reads-of-ada')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual(['posts', 'outlets']);
});

test('a device that is nearly full keeps the copies of two days', async () => {
  deviceWith(async () => ({ usage: 960_000_000, quota: 1_000_000_000 }));

  expect(await tidied([1, 3])).toEqual([' mare', 'ada 1', 'anyone 1']);
});

test('a browser that does not say how much room there is counts as one with room', async () => {
  deviceWith(() => Promise.reject(new Error('refused')));
  expect(await tidied([3])).toEqual([' mare', 'ada 3', 'anyone 3']);

  vi.stubGlobal('navigator', {});
  await expect(tidyStorage(NOW)).resolves.toBeUndefined();
});

test('shared photos that nobody has asked for are deleted after a day', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await saveShared('mare', { photos: [new File(['x'], 'sea.png', { type: 'image/png' })], text: '' });

  await tidyStorage(NOW + DAY_MS - 1);
  expect(await loadShared('mare')).toBeDefined();
  const left = async () => (await (await caches.open('draft-shared')).keys()).map(({ url }) => url);
  await tidyStorage(NOW + DAY_MS + 1);
  // The text remains, so that the guest can be told.
  expect(await left()).toEqual([expect.stringContaining('/text')]);
  await tidyStorage(NOW + 31 * DAY_MS);
  vi.useRealTimers();
  expect(await left()).toEqual([]);
});
