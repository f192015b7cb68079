import { RateBuckets, type Rate } from '../rate-limits/rate-buckets';
import type { Actor } from '../connections/actor';

const HOUR = 3_600;

/** Staff talk to all guests of a property, so their limits are higher. */
const STAFF_FACTOR = 5;

/** The limits per guest and kind of request, across all devices. */
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
  property: [{ burst: 10, perSecond: 2 }],
  take: [{ burst: 5, perSecond: 1 }],
  join: [{ burst: 5, perSecond: 5 / 60 }],
  ask: [
    { burst: 6, perSecond: 6 / 60 },
    { burst: 30, perSecond: 30 / (24 * HOUR) },
  ],
  upload: [{ burst: 10, perSecond: 10 / 60 }],
} satisfies Record<string, Rate[]>;

export type BucketName = keyof typeof RATES;
export type SocketRateLimits = ReturnType<typeof createSocketRateLimits>;

export function createSocketRateLimits(now: () => number, factor = 1) {
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
    /** Takes a token from each bucket. Returns 0, or the seconds until the request is allowed. */
    take(name: BucketName, { id, kind }: Pick<Actor, 'id' | 'kind'>): number {
      // Changes that affect the whole property have the same limit for staff.
      const buckets = kind === 'staff' && name !== 'property' ? forStaff : forGuests;
      return Math.max(0, ...(buckets.get(name) ?? []).map((bucket) => bucket.take(id)));
    },
  };
}
