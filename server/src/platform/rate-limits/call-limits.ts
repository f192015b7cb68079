import { createLruMap } from '../cache/lru-map';
import { RateBuckets, type Rate } from './rate-buckets';

/** Of those who have called lately. One that is forgotten is counted once more. */
const KEYS_KNOWN = 20_000;

interface Called {
  /** The guest, or the address of a stranger. */
  caller: string;
  /** The header `Idempotency-Key`, where it came with one. */
  key: string | undefined;
}

/** How often one call may be made, and how often something else may be meant by it: what is sent again is meant once. */
export function createCallLimits(of: { rates: Rate[]; intentions: Rate[] }, now: () => number) {
  const calls = of.rates.map((rate) => new RateBuckets(rate, now));
  const intentions = of.intentions.map((rate) => new RateBuckets(rate, now));
  const meant = createLruMap<string, true>(KEYS_KNOWN);
  const take = (limits: RateBuckets[], caller: string) =>
    Math.max(0, ...limits.map((limit) => limit.take(caller)));

  /** Takes a chance of each. Says 0, or in how many whole seconds there will be one. */
  return ({ caller, key }: Called): number => {
    const seconds = take(calls, caller);
    const name = key === undefined ? undefined : `${caller} ${key}`;
    if (seconds > 0 || intentions.length === 0 || (name !== undefined && meant.get(name))) return seconds;
    const meantIn = take(intentions, caller);
    if (meantIn === 0 && name !== undefined) meant.set(name, true);
    return meantIn;
  };
}
