import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { dropEntry } from './drop-entry';

test('a previous holder cannot drop a value that has been replaced', () => {
  const cache = new LRUCache<string, object>({ max: 2 });
  const [old, fresh] = [{}, {}];
  cache.set('a', old);
  cache.set('a', fresh);

  dropEntry(cache, 'a', old);

  expect(cache.get('a')).toBe(fresh);
});

test('a holder drops its own value', () => {
  const cache = new LRUCache<string, object>({ max: 2 });
  const value = {};
  cache.set('a', value);

  dropEntry(cache, 'a', value);

  expect(cache.has('a')).toBe(false);
});
