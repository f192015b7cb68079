import { CACHED_AT_HEADER, READS_PREFIX } from './cached-reads';

/** Deletes the copies of reads that are older than an instant, of every guest of this device. */
export async function evictReads(oldest: number): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(READS_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const cached = await cache.match(request);
      if (cached && Number(cached.headers.get(CACHED_AT_HEADER)) < oldest) await cache.delete(request);
    }
  }
}
