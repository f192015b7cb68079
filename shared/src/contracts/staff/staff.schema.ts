import * as z from '@guest/shared/contracts/core/zod';
import { checks, nothing } from '../core/checks';
import { instant, slug, uuid } from '../core/values';

export const STAFF_ROLES = ['agent', 'supervisor', 'outlet', 'content', 'manager'] as const;

/** What goes in and comes out of each call. */
export const staffChecks = {
  startSession: checks({
    body: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
    reply: z.object({
      /** For the CONNECT packet of the socket, in the place of a guest's. */
      token: z.string(),
      expiresAt: instant,
      staff: z.object({
        id: uuid,
        nickName: z.string(),
        role: z.enum(STAFF_ROLES),
        department: z.string(),
      }),
      /** `language` is the one in which the house speaks to all of its guests. */
      property: z.object({ slug, name: z.string(), timeZone: z.string(), language: z.string() }),
    }),
  }),
  endSession: checks({
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    reply: nothing,
  }),
};
