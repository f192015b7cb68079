import { pathOf } from './path-of';

/** The limit leaves bandwidth for requests of the guest. */
const MAX_CONCURRENT = 3;
/** A network that never answers must not hold up what is to be cached next, in milliseconds. */
export const PRECACHE_TIMEOUT_MS = 60_000;

/** Adds missing paths to a cache. Files that the page has already loaded come from the HTTP cache. */
export async function precachePaths(cache: Cache, paths: string[]): Promise<void> {
  const cachedPaths = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = paths.filter((path) => !cachedPaths.has(path));
  async function precacheNext(): Promise<void> {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const response = await fetch(path, { signal: AbortSignal.timeout(PRECACHE_TIMEOUT_MS) });
      if (response.ok) await cache.put(path, response);
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, precacheNext));
}
