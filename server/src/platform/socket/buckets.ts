import { RateBuckets, type Rate } from '../rate-limits/rate-buckets';
import type { Actor } from '../connections/actor';

const HOUR = 3_600;

/** Staff speak with a whole house. */
const STAFF_FACTOR = 5;

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
  const bucketsOf = (by: number) =>
    new Map(
      Object.entries(RATES).map(([name, rates]) => [
        name,
        rates.map(
          ({ burst, perSecond }) => new RateBuckets({ burst: burst * by, perSecond: perSecond * by }, now),
        ),
      ]),
    );
  const forGuests = bucketsOf(factor);
  const forStaff = bucketsOf(factor * STAFF_FACTOR);
  return {
    /** Takes a chance of each. Says 0, or in how many seconds there will be one. */
    take(name: BucketName, { id, kind }: Pick<Actor, 'id' | 'kind'>): number {
      // What changes a house is changed as seldom by staff as by anybody.
      const buckets = kind === 'staff' && name !== 'house' ? forStaff : forGuests;
      return Math.max(0, ...(buckets.get(name) ?? []).map((bucket) => bucket.take(id)));
    },
  };
}
