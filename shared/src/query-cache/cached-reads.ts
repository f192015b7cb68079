import type { QueryKey } from '@guest/shared/queries';
import { ANYONE } from './cache-owner';

export const READS_PREFIX = 'reads-of-';
export const CACHED_AT_HEADER = 'x-kept-at';
const MAX_CACHED_READS = 200;
/** Within this time after its arrival the writing of a reply begins, also on a device that is always busy. */
export const SAVED_WITHIN_MS = 2_500;

export interface CachedRead {
  reply: unknown;
  /** The time in milliseconds by the clock of this device. */
  at: number;
}

/** Returns the cache key of a read, or `undefined` if it does not belong to a property. */
export function cacheKeyOf(queryKey: QueryKey): string | undefined {
  const [url, lang, ...more] = queryKey;
  const isRead = typeof url === 'string' && url.startsWith('/web/') && more.length === 0;
  return isRead ? `/copies/${String(lang)}${url}` : undefined;
}

/** The Cache API exists only in secure contexts, so not for pages that were loaded over plain HTTP. */
const isCacheAvailable = () => 'caches' in globalThis;

export async function saveCachedRead(
  cacheKey: string,
  currentOwner: string,
  { reply, at }: CachedRead,
): Promise<void> {
  if (!isCacheAvailable()) return;
  const cache = await caches.open(READS_PREFIX + currentOwner);
  const before = await cache.match(cacheKey);
  if (before && Number(before.headers.get(CACHED_AT_HEADER)) >= at) return;
  const headers = { 'content-type': 'application/json', [CACHED_AT_HEADER]: String(at) };
  await cache.put(cacheKey, new Response(JSON.stringify(reply), { headers }));
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MAX_CACHED_READS)).map((key) => cache.delete(key)),
  );
}

export async function removeCachedRead(cacheKey: string, owner: string): Promise<void> {
  if (!isCacheAvailable()) return;
  await (await caches.open(READS_PREFIX + owner)).delete(cacheKey);
}

/**
 * Returns the copy cached for this guest, otherwise the one cached for anonymous visitors, which contains
 * only public data.
 */
export async function findCachedRead(
  queryKey: QueryKey,
  currentOwner: string,
): Promise<CachedRead | undefined> {
  const cacheKey = cacheKeyOf(queryKey);
  if (!isCacheAvailable() || !cacheKey) return undefined;
  for (const owner of [currentOwner, ANYONE]) {
    const cached = await caches.match(cacheKey, { cacheName: READS_PREFIX + owner });
    if (cached) return { reply: await cached.json(), at: Number(cached.headers.get(CACHED_AT_HEADER)) };
  }
  return undefined;
}

/** Removes the copies of all other guests. */
export async function clearOtherOwners(currentOwner: string): Promise<void> {
  if (!isCacheAvailable()) return;
  const otherCaches = (await caches.keys()).filter(
    (name) =>
      name.startsWith(READS_PREFIX) && ![READS_PREFIX + currentOwner, READS_PREFIX + ANYONE].includes(name),
  );
  await Promise.all(otherCaches.map((name) => caches.delete(name)));
}
