import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { inProperty } from '../core/values';

/** A guest with the field names of the specification, including its duplicates. */
export const userSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  chat_uuid: z.optional(z.string()),
  chat_session_id: z.optional(z.string()),
  guest_uuid: z.string(),
  guestUuid: z.string(),
  guest_token: z.optional(z.string()),
  hotel_identity: z.optional(z.string()),
  hotelId: z.optional(z.string()),
  firstName: z.optional(z.string()),
  username: z.optional(z.string()),
  lang: z.optional(z.string()),
  language: z.optional(z.string()),
  room: z.optional(z.string()),
  checkin: z.optional(z.nullable(z.string())),
  checkout: z.optional(z.nullable(z.string())),
  stay_state: z.optional(z.nullable(z.enum(['IN', 'PRE', 'OUT']))),
  profilePhoto: z.optional(z.string()),
  profile_image: z.optional(z.string()),
  is_verified: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;

/** The input and reply schemas of each endpoint. */
export const guestChecks = {
  refreshChatSession: checks({
    params: inProperty,
    query: z.strictObject({ reset_chat_session: z.literal('true') }),
    reply: z.object({ chat_session_id: z.string(), chat_uuid: z.string() }),
  }),
};
