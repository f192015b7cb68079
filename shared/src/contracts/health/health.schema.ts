import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';

const ok = z.literal('ok');
const count = z.int().check(z.nonnegative());

/** The input and reply schemas of each endpoint. */
export const healthChecks = {
  live: checks({
    reply: z.object({ status: ok }),
  }),
  ready: checks({
    reply: z.object({
      /**
       * `degraded` means that requests are answered, but some events reach guests only when they load the
       * data again, or photos and files cannot be sent or read.
       */
      status: z.enum(['ok', 'degraded']),
      database: ok,
      /** The number of hotels; with none, the suite is ready to get its first. */
      hotels: count,
      redis: z.enum(['none', 'ok', 'away']),
      /** Whether the store of guests' files answers. A server of an earlier release does not say it. */
      files: z.optional(z.enum(['ok', 'away'])),
      /** The counters of this process since it started. */
      realtime: z.object({
        sockets: count,
        turnedAway: z.record(z.string(), count),
        refused: z.record(z.string(), count),
        dropped: count,
        untold: count,
        lagMs: count,
      }),
    }),
  }),
};
