/** A map of a fixed size that forgets what nobody has asked for the longest time. */
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
    /** Forgets a value, unless another has taken its place. */
    drop(key: Key, value: Value): void {
      if (entries.get(key) === value) entries.delete(key);
    },
  };
}
