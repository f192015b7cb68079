import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { instant, slug, uuid } from '../core/values';

export const STAFF_ROLES = ['agent', 'supervisor', 'outlet', 'content', 'manager'] as const;

/** The input and reply schemas of each endpoint. */
export const staffChecks = {
  startSession: checks({
    body: z.strictObject({ key: z.string().check(z.maxLength(100)) }),
    reply: z.object({
      /** The token that staff send in the CONNECT packet of the socket in place of a guest's token. */
      token: z.string(),
      expiresAt: instant,
      staff: z.object({
        id: uuid,
        nickName: z.string(),
        role: z.enum(STAFF_ROLES),
        department: z.string(),
      }),
      /** `language` is the one used for messages to all guests. */
      property: z.object({ slug, name: z.string(), timeZone: z.string(), language: z.string() }),
    }),
  }),
  endSession: checks({
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    reply: empty,
  }),
};
