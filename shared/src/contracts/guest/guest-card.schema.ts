import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';

/** The card must not reveal where, when or with whom a guest is staying. */
export const guestCardSchema = z.object({
  username: z.string(),
  nickName: z.string(),
  profilePic: z.optional(z.string()),
});
export type GuestCard = z.infer<typeof guestCardSchema>;

/** The input and reply schemas of each endpoint. */
export const guestCardChecks = {
  getGuestCard: checks({
    params: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: guestCardSchema,
  }),
};
