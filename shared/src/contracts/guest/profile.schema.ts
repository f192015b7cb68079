import * as z from '@guest/shared/contracts/zod';
import { challengeSchema, contactTarget, typedCode } from '../challenge/challenge.schema';
import { checks } from '../core/checks';
import { userSchema } from './guest.schema';
import { inProperty, instant } from '../core/values';

/** The complete profile of the guest. Fields beyond `User` are not stored in the browser. */
export const profileSchema = z.extend(userSchema, {
  lastName: z.optional(z.string()),
  /** Equal to `username`. */
  nickName: z.optional(z.string()),
  /** The address verified by a code; visible only to the guest. */
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  stay_verified: z.boolean(),
  staySource: z.nullable(z.enum(['self', 'pms', 'staff'])),
  reservationNumber: z.optional(z.string()),
  /** Sent with a change, which is refused if the profile has changed in the meantime. */
  version: z.int(),
  /** The guests from whom messages are accepted; `requests` means only those whose request was accepted. */
  allowMessages: z.optional(z.enum(['everyone', 'requests', 'nobody'])),
  /** The time at which the account will be erased; null if the guest did not request erasure. */
  eraseAt: z.nullable(instant),
});
export type Profile = z.infer<typeof profileSchema>;

/** The reply to every step of identifying a guest. */
export const knownGuestSchema = z.object({
  user: profileSchema,
  missing: z.array(z.enum(['firstName', 'lang', 'room', 'stay'])),
  allowToPost: z.boolean(),
});
export type KnownGuest = z.infer<typeof knownGuestSchema>;

const typedText = z.optional(z.string().check(z.maxLength(200)));
const pixels = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(20_000)));

/** The input and reply schemas of each endpoint. */
export const profileChecks = {
  getGuest: checks({ params: inProperty, reply: knownGuestSchema }),
  /** Fields that are left out stay unchanged; an empty last name or nickname removes it. */
  updateGuest: checks({
    params: inProperty,
    body: z.strictObject({
      version: z.int(),
      firstName: typedText,
      lastName: typedText,
      nickName: typedText,
      lang: typedText,
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
    /** The square to crop, in pixels of the upright picture; centred by default. */
    query: z.strictObject({ left: pixels, top: pixels, size: pixels }),
    // The client sends a `Blob` and the server receives bytes, which no single schema can express.
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
      /** Replaces the stored token, which is no longer valid. */
      token: z.string(),
      user: profileSchema,
      missing: knownGuestSchema.shape.missing,
      allowToPost: z.boolean(),
    }),
  }),
};
