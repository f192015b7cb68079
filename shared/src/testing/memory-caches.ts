/**
 * Implements in memory the part of the Cache API that the suite uses. Entries are keyed by path and query,
 * oldest first.
 */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const placeOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), 'http://suite').href;

  function cacheOf(entries: Map<string, Response>) {
    return {
      match: async (asked: RequestInfo | URL) => entries.get(placeOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, response: Response) => void entries.set(placeOf(asked), response),
      delete: async (asked: RequestInfo | URL) => entries.delete(placeOf(asked)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  }
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return cacheOf(entries);
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo | URL, { cacheName = '' } = {}) =>
      stores.get(cacheName)?.get(placeOf(asked))?.clone(),
  };
  // The cast is safe: the suite does not use the missing members.
  return caches as unknown as CacheStorage;
}
