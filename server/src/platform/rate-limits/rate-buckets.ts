/** How often something may happen: `burst` at once, and then `perSecond`. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Beyond so many, those that have not been used lately are forgotten; they would be full by then anyway. */
const MOST_BUCKETS = 50_000;

/** A bucket of chances for everyone who asks, filled again as time goes by. */
export class RateBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { chances: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a chance. Says 0, or in how many whole seconds there will be one. */
  take(key: string): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const known = this.#buckets.get(key);
    const chances = known ? Math.min(burst, known.chances + ((now - known.at) / 1000) * perSecond) : burst;
    // Set anew, so that the map is in the order of last use.
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
