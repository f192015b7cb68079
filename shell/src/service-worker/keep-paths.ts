import { pathOf } from './path-of';

/** So many at a time, that what the guest asks for in the meantime finds room on the line. */
const AT_ONCE = 3;

/** Puts what a cache does not have yet into it. What the browser has loaded already comes out of its own store. */
export async function keepPaths(cache: Cache, paths: string[]): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = paths.filter((path) => !known.has(path));
  async function keepNext(): Promise<void> {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      const response = await fetch(path);
      if (response.ok) await cache.put(path, response);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}
