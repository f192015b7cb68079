/** Creates a map of fixed size that evicts the least recently used entry. */
export function createLruMap<Key, Value>(limit: number) {
  const entries = new Map<Key, Value>();

  function put(key: Key, value: Value): void {
    entries.delete(key);
    entries.set(key, value);
  }

  return {
    get(key: Key): Value | undefined {
      const value = entries.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set(key: Key, value: Value): void {
      put(key, value);
      for (const oldest of entries.keys()) {
        if (entries.size <= limit) return;
        entries.delete(oldest);
      }
    },
    /** Removes the entry unless the key holds a different value by now. */
    drop(key: Key, value: Value): void {
      if (entries.get(key) === value) entries.delete(key);
    },
  };
}
