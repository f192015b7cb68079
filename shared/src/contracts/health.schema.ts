import * as z from '@guest/shared/contracts/zod';
import { checks } from './checks';

const ok = z.literal('ok');

/** What goes in and comes out of each call. */
export const healthChecks = {
  live: checks({
    reply: z.object({ status: ok }),
  }),
  ready: checks({
    reply: z.object({ status: ok, database: ok }),
  }),
};
