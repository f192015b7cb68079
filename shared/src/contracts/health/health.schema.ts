import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';

const ok = z.literal('ok');
const count = z.int().check(z.nonnegative());

/** What goes in and comes out of each call. */
export const healthChecks = {
  live: checks({
    reply: z.object({ status: ok }),
  }),
  ready: checks({
    reply: z.object({
      /** Degraded: everything is answered, but guests hear of some news only when they ask. */
      status: z.enum(['ok', 'degraded']),
      database: ok,
      redis: z.enum(['none', 'ok', 'away']),
      /** Of this process, since it started. */
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
