import { afterEach, expect, test, vi } from 'vitest';
import { cookieNames, dropCaches, dropCookies, dropDatabases } from './drop-from-device';

afterEach(() => vi.unstubAllGlobals());

test('R-03 every cache is dropped', async () => {
  const names = new Set(['pages', 'pictures']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });

  await dropCaches();

  expect(names.size).toBe(0);
});

test('R-03 a database is dropped unless it is to stay, and one that another tab holds is not waited for', async () => {
  const dropped: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'pages' }, { name: 'outbox' }, { name: 'held' }],
    deleteDatabase(name: string) {
      const asked: { onsuccess?: () => void; onblocked?: () => void } = {};
      setTimeout(() => (name === 'held' ? asked.onblocked?.() : asked.onsuccess?.()));
      dropped.push(name);
      return asked;
    },
  });

  await dropDatabases((name) => name !== 'outbox');

  expect(dropped).toEqual(['pages', 'held']);
});

test('a browser without caches and databases is cleared all the same', async () => {
  vi.stubGlobal('indexedDB', undefined);

  await Promise.all([dropCaches(), dropDatabases(() => true)]);
});

test('R-03 the cookies that a script may touch are dropped', () => {
  document.cookie = 'lang=fr; path=/';
  expect(cookieNames()).toContain('lang');

  dropCookies();

  expect(cookieNames()).toEqual([]);
});
