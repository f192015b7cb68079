import { createLruMap } from '../cache/lru-map';
import { RateBuckets, type Rate } from './rate-buckets';

/** The number of recent keys to remember. A forgotten key counts as a new intention. */
const KEYS_KNOWN = 20_000;

interface Called {
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
  const meant = createLruMap<string, true>(KEYS_KNOWN);
  const take = (limits: RateBuckets[], caller: string) =>
    Math.max(0, ...limits.map((limit) => limit.take(caller)));

  /**
   * Takes a token from each bucket. Returns 0 if the call is allowed, otherwise the whole seconds until it
   * will be.
   */
  return ({ caller, key }: Called): number => {
    const seconds = take(calls, caller);
    const name = key === undefined ? undefined : `${caller} ${key}`;
    if (seconds > 0 || intentions.length === 0 || (name !== undefined && meant.get(name))) return seconds;
    const meantIn = take(intentions, caller);
    if (meantIn === 0 && name !== undefined) meant.set(name, true);
    return meantIn;
  };
}
