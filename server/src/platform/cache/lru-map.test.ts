import { expect, test } from 'vitest';
import { createLruMap } from './lru-map';

test('the least recently used entry is evicted first', () => {
  const map = createLruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');

  map.set('c', 3);

  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('a previous holder cannot drop a value that has been replaced', () => {
  const map = createLruMap<string, object>(2);
  const [old, fresh] = [{}, {}];
  map.set('a', old);
  map.set('a', fresh);

  map.drop('a', old);

  expect(map.get('a')).toBe(fresh);
});
