import * as z from '@guest/shared/contracts/core/zod';
import { checks, nothing } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

/** What goes in and comes out of each call. */
export const sessionChecks = {
  exchangeToken: checks({
    params: inProperty,
    reply: z.object({ authToken: z.string() }),
  }),
  listSessions: checks({
    params: inProperty,
    reply: z.object({
      items: z.array(
        z.object({
          id: uuid,
          /** Proper names, such as `Safari` and `iPhone`; left out where the device does not say. */
          browser: z.optional(z.string()),
          system: z.optional(z.string()),
          createdAt: instant,
          lastUsedAt: instant,
          /** The device that asks. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: checks({ params: z.extend(inProperty, { id: uuid }), reply: nothing }),
  signOut: checks({
    params: inProperty,
    body: z.strictObject({ allDevices: z.optional(z.boolean()) }),
    reply: nothing,
  }),
};
