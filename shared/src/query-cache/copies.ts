import type { QueryKey } from '@guest/shared/queries';
import { EVERYONE } from './whose';

const PREFIX = 'reads-of-';
const KEPT_AT = 'x-kept-at';
const KEPT_COPIES = 200;

export interface Copy {
  reply: unknown;
  /** The time in milliseconds by the clock of this device. */
  at: number;
}

/** Returns the cache key of a read, or `undefined` if it does not belong to a property. */
export function placeOf(queryKey: QueryKey): string | undefined {
  const [url, lang, ...more] = queryKey;
  const isRead = typeof url === 'string' && url.startsWith('/web/') && more.length === 0;
  return isRead ? `/copies/${String(lang)}${url}` : undefined;
}

/** The Cache API exists only in secure contexts, so not for pages that were loaded over plain HTTP. */
const canKeep = () => 'caches' in globalThis;

export async function keepCopy(place: string, whose: string, { reply, at }: Copy): Promise<void> {
  if (!canKeep()) return;
  const cache = await caches.open(PREFIX + whose);
  const before = await cache.match(place);
  if (before && Number(before.headers.get(KEPT_AT)) >= at) return;
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(at) };
  await cache.put(place, new Response(JSON.stringify(reply), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT_COPIES)).map((key) => cache.delete(key)));
}

/**
 * Returns the copy cached for this guest, otherwise the one cached for anonymous visitors, which contains
 * only public data.
 */
export async function findCopy(queryKey: QueryKey, whose: string): Promise<Copy | undefined> {
  const place = placeOf(queryKey);
  if (!canKeep() || !place) return undefined;
  for (const owner of [whose, EVERYONE]) {
    const kept = await caches.match(place, { cacheName: PREFIX + owner });
    if (kept) return { reply: await kept.json(), at: Number(kept.headers.get(KEPT_AT)) };
  }
  return undefined;
}

/** Removes the copies of all other guests. */
export async function forgetOthers(whose: string): Promise<void> {
  if (!canKeep()) return;
  const theirs = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && ![PREFIX + whose, PREFIX + EVERYONE].includes(name),
  );
  await Promise.all(theirs.map((name) => caches.delete(name)));
}
