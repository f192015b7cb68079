import { RateBuckets, type Rate } from '../http/rate-buckets';

const HOUR = 3_600;

/** How often one guest may ask, by the kind of request; on all devices together. */
const RATES = {
  send: [
    { burst: 20, perSecond: 5 },
    { burst: 600, perSecond: 600 / HOUR },
  ],
  read: [{ burst: 20, perSecond: 5 }],
  page: [{ burst: 15, perSecond: 5 }],
  rooms: [{ burst: 5, perSecond: 1 }],
  guests: [{ burst: 4, perSecond: 2 }],
  staffList: [{ burst: 3, perSecond: 1 }],
  typing: [{ burst: 1, perSecond: 0.5 }],
  own: [{ burst: 10, perSecond: 10 / 60 }],
  house: [{ burst: 10, perSecond: 2 }],
  take: [{ burst: 5, perSecond: 1 }],
  join: [{ burst: 5, perSecond: 5 / 60 }],
  ask: [
    { burst: 6, perSecond: 6 / 60 },
    { burst: 30, perSecond: 30 / (24 * HOUR) },
  ],
  upload: [{ burst: 10, perSecond: 10 / 60 }],
} satisfies Record<string, Rate[]>;

export type BucketName = keyof typeof RATES;
export type Buckets = ReturnType<typeof createBuckets>;

export function createBuckets(now: () => number, factor = 1) {
  const buckets = new Map(
    Object.entries(RATES).map(([name, rates]) => [
      name,
      rates.map(
        ({ burst, perSecond }) =>
          new RateBuckets({ burst: burst * factor, perSecond: perSecond * factor }, now),
      ),
    ]),
  );
  return {
    /** Takes a chance of each. Says 0, or in how many seconds there will be one. */
    take: (name: BucketName, actorId: string): number =>
      Math.max(0, ...(buckets.get(name) ?? []).map((bucket) => bucket.take(actorId))),
  };
}
