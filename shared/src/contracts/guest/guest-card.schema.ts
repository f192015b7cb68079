import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';

/** Nothing here tells where, when or with whom somebody stays. */
export const guestCardSchema = z.object({
  username: z.string(),
  nickName: z.string(),
  profilePic: z.optional(z.string()),
});
export type GuestCard = z.infer<typeof guestCardSchema>;

/** What goes in and comes out of each call. */
export const guestCardChecks = {
  getGuestCard: checks({
    params: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: guestCardSchema,
  }),
};
