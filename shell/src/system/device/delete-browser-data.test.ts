import { afterEach, expect, test, vi } from 'vitest';
import { cookieNames, deleteCaches, deleteCookies, deleteDatabases } from './delete-browser-data';

afterEach(() => vi.unstubAllGlobals());

test('R-03 every cache is deleted', async () => {
  const names = new Set(['pages', 'pictures']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });

  await deleteCaches(() => true);

  expect(names.size).toBe(0);
});

test('R-03 databases are deleted except those to preserve, without waiting for one that another tab holds open', async () => {
  const dropped: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'pages' }, { name: 'outbox' }, { name: 'held' }],
    deleteDatabase(name: string) {
      const request: { onsuccess?: () => void; onblocked?: () => void } = {};
      setTimeout(() => (name === 'held' ? request.onblocked?.() : request.onsuccess?.()));
      dropped.push(name);
      return request;
    },
  });

  await deleteDatabases((name) => name !== 'outbox');

  expect(dropped).toEqual(['pages', 'held']);
});

test('a browser without caches and databases is cleared without an error', async () => {
  vi.stubGlobal('indexedDB', undefined);

  await Promise.all([deleteCaches(() => true), deleteDatabases(() => true)]);
});

test('R-03 cookies that are visible to scripts are deleted', () => {
  document.cookie = 'lang=fr; path=/';
  expect(cookieNames()).toContain('lang');

  deleteCookies();

  expect(cookieNames()).toEqual([]);
});
