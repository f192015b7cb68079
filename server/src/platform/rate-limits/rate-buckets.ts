/** A rate limit: `burst` at once, then `perSecond`. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Beyond this number, the least recently used buckets are removed; they would be full again by then. */
const MOST_BUCKETS = 50_000;

/** Token buckets per key that refill over time. */
export class RateBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { chances: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the whole seconds until a token is available. */
  take(key: string): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const known = this.#buckets.get(key);
    const chances = known ? Math.min(burst, known.chances + ((now - known.at) / 1000) * perSecond) : burst;
    // Inserting the entry again keeps the map in order of last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, { chances: chances >= 1 ? chances - 1 : chances, at: now });
    if (this.#buckets.size > MOST_BUCKETS) this.#forgetOldest();
    return chances >= 1 ? 0 : Math.max(1, Math.ceil((1 - chances) / perSecond));
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS) return;
      this.#buckets.delete(key);
    }
  }
}
