import { LRUCache } from 'lru-cache';
import { RateBuckets, type Rate } from './rate-buckets';

/** The number of recent keys to remember. A forgotten key counts as a new intention. */
const MAX_KEYS = 20_000;

interface LimitedCall {
  /** The guest, or the network address of an anonymous visitor. */
  caller: string;
  /** The `Idempotency-Key` header, if present. */
  key: string | undefined;
}

/**
 * Limits how often an endpoint may be called, and how many different intentions that may include: retries
 * with the same idempotency key count as one.
 */
export function createCallLimits(of: { rates: Rate[]; intentions: Rate[] }, now: () => number) {
  const calls = of.rates.map((rate) => new RateBuckets(rate, now));
  const intentions = of.intentions.map((rate) => new RateBuckets(rate, now));
  // A limit by size takes memory as it fills; `max` would take that of a full cache for every endpoint at once.
  const knownIntentions = new LRUCache<string, true>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });
  const take = (limits: RateBuckets[], caller: string) =>
    Math.max(0, ...limits.map((limit) => limit.take(caller)));

  /**
   * Takes a token from each bucket. Returns 0 if the call is allowed, otherwise the whole seconds until it
   * will be.
   */
  return ({ caller, key }: LimitedCall): number => {
    const seconds = take(calls, caller);
    const name = key === undefined ? undefined : `${caller} ${key}`;
    if (seconds > 0 || intentions.length === 0 || (name !== undefined && knownIntentions.get(name)))
      return seconds;
    const secondsToWait = take(intentions, caller);
    if (secondsToWait === 0 && name !== undefined) knownIntentions.set(name, true);
    return secondsToWait;
  };
}
