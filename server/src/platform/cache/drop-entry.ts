import type { LRUCache } from 'lru-cache';

/** Removes the entry unless the key holds a different value by now. */
export function dropEntry<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  value: Value,
): void {
  if (cache.peek(key) === value) cache.delete(key);
}
