import { CACHED_AT_HEADER, READS_PREFIX } from './cached-reads';

/** A read of posts or of the comments on one. */
const WRITTEN_BY_GUESTS = /^\/copies\/[^/]+\/web\/property\/[^/]+\/posts?(\/|$)/;

interface EvictionOptions {
  /** Older copies are deleted. */
  oldest: number;
  /** The same for what guests have written. */
  oldestWritten: number;
}

/** Deletes old copies of reads, of every guest of this device. */
export async function evictReads({ oldest, oldestWritten }: EvictionOptions): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(READS_PREFIX)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const cached = await cache.match(request);
      const isWritten = WRITTEN_BY_GUESTS.test(new URL(request.url).pathname);
      const limit = isWritten ? Math.max(oldest, oldestWritten) : oldest;
      if (cached && Number(cached.headers.get(CACHED_AT_HEADER)) < limit) await cache.delete(request);
    }
  }
}
