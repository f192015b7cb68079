import { LRUCache } from 'lru-cache';

/** A rate limit: `burst` at once, then `perSecond`. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Beyond this number, the least recently used buckets are removed; they would be full again by then. */
const MAX_BUCKETS = 50_000;

/** Token buckets per key that refill over time. */
export class RateBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  // A limit by size takes memory as it fills; `max` would take that of a full cache for every rate at once.
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({
    maxSize: MAX_BUCKETS,
    sizeCalculation: () => 1,
  });

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the whole seconds until a token is available. */
  take(key: string): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const known = this.#buckets.get(key);
    const tokens = known ? Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond) : burst;
    this.#buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }
}
