import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

/** The input and reply schemas of each endpoint. */
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
          /** Product names such as `Safari` and `iPhone`; missing if the device does not reveal them. */
          browser: z.optional(z.string()),
          system: z.optional(z.string()),
          createdAt: instant,
          lastUsedAt: instant,
          /** Whether this is the device that made the request. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
  }),
  endSession: checks({ params: z.extend(inProperty, { id: uuid }), reply: empty }),
  signOut: checks({
    params: inProperty,
    body: z.strictObject({ allDevices: z.optional(z.boolean()) }),
    reply: empty,
  }),
};
