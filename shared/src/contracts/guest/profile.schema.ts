import * as z from '@guest/shared/contracts/core/zod';
import { challengeSchema, contactTarget, typedCode } from '../challenge/challenge.schema';
import { checks } from '../core/checks';
import { userSchema } from './guest.schema';
import { inProperty, instant } from '../core/values';

/** All that a guest is told of themselves. What goes beyond `User` is not kept in the browser. */
export const profileSchema = z.extend(userSchema, {
  lastName: z.optional(z.string()),
  /** The same as `username`. */
  nickName: z.optional(z.string()),
  /** Verified by a code; for the guest's own eyes. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  stay_verified: z.boolean(),
  staySource: z.nullable(z.enum(['self', 'pms', 'staff'])),
  reservationNumber: z.optional(z.string()),
  /** Sent along with a change; another has come first when it no longer fits. */
  version: z.int(),
  /** From which other guests messages are wanted; `requests`: from those who were let write. */
  allowMessages: z.optional(z.enum(['everyone', 'requests', 'nobody'])),
  /** When the account will be erased, if its guest asked for that. */
  eraseAt: z.nullable(instant),
});
export type Profile = z.infer<typeof profileSchema>;

/** What a guest is told after every step of becoming known. */
export const knownGuestSchema = z.object({
  user: profileSchema,
  missing: z.array(z.enum(['firstName', 'lang', 'room', 'stay'])),
  allowToPost: z.boolean(),
});
export type KnownGuest = z.infer<typeof knownGuestSchema>;

const typed = z.optional(z.string().check(z.maxLength(200)));
const pixels = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(20_000)));

/** What goes in and comes out of each call. */
export const profileChecks = {
  getGuest: checks({ params: inProperty, reply: knownGuestSchema }),
  /** Fields that are left out stay as they are; an empty last name or nickname takes it away. */
  updateGuest: checks({
    params: inProperty,
    body: z.strictObject({
      version: z.int(),
      firstName: typed,
      lastName: typed,
      nickName: typed,
      lang: typed,
      allowMessages: z.optional(z.enum(['everyone', 'requests', 'nobody'])),
    }),
    reply: knownGuestSchema,
  }),
  startContactChange: checks({
    params: inProperty,
    body: z.strictObject(contactTarget),
    reply: challengeSchema,
  }),
  verifyContactChange: checks({
    params: inProperty,
    body: z.strictObject(typedCode),
    reply: z.extend(knownGuestSchema, { token: z.string() }),
  }),
  setPhoto: checks({
    params: inProperty,
    /** The square to keep, in pixels of the upright picture; the middle where it is left out. */
    query: z.strictObject({ left: pixels, top: pixels, size: pixels }),
    // A Blob where it is sent, its bytes where it arrives: no one schema says both.
    body: z.unknown(),
    reply: knownGuestSchema,
  }),
  removePhoto: checks({ params: inProperty, reply: knownGuestSchema }),
  changeProperty: checks({
    params: inProperty,
    reply: z.object({
      chat_uuid: z.string(),
      chat_session_id: z.string(),
      guestUuid: z.string(),
      hotel_identity: z.string(),
      /** Takes the place of the stored token, which opens nothing any more. */
      token: z.string(),
      user: profileSchema,
      missing: knownGuestSchema.shape.missing,
      allowToPost: z.boolean(),
    }),
  }),
};
