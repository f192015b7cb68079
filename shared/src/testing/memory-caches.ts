/**
 * Implements in memory the part of the Cache API that the suite uses. Entries are keyed by path and query,
 * oldest first.
 */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const cacheKeyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://suite').href;

  function cacheOf(entries: Map<string, Response>) {
    return {
      match: async (request: RequestInfo | URL) => entries.get(cacheKeyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void entries.set(cacheKeyOf(request), response),
      delete: async (request: RequestInfo | URL) => entries.delete(cacheKeyOf(request)),
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
    match: async (request: RequestInfo | URL, { cacheName = '' } = {}) =>
      stores.get(cacheName)?.get(cacheKeyOf(request))?.clone(),
  };
  // The cast is safe: the suite does not use the missing members.
  return caches as unknown as CacheStorage;
}
