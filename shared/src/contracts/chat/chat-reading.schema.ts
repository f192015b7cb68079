import * as z from '@guest/shared/contracts/core/zod';
import { contactSchema, staffSchema } from './chat-contact.schema';
import { conversationSchema } from './conversation.schema';
import { LANGUAGES } from '../core/languages';
import { messageSchema } from './message.schema';
import { instant, uuid } from '../core/values';

const compress = z.optional(z.boolean());
const count = z.int().check(z.nonnegative());
const limit = z.optional(z.int().check(z.gte(1), z.lte(100)));

/** Something that happened to the guest and not in a room; numbered like the messages of a room. */
export const userEventSchema = z.object({
  seq: z.int(),
  /** The name of the push that told of it, and what it said. */
  event: z.string(),
  body: z.unknown(),
});

export const readingChecks = {
  /**
   * Without `heads`, the newest rooms. With them it is the digest: only rooms that differ from what the client has, the
   * ids of those that are the guest's no more, and what happened to the guest since `userSeq`.
   */
  loadGuestRooms: {
    ask: z.strictObject({
      compress,
      limit,
      heads: z.optional(z.record(uuid, count)),
      marks: z.optional(z.record(uuid, z.string().check(z.maxLength(80)))),
      userSeq: z.optional(count),
      epoch: z.optional(uuid),
      /** Rooms that the client does not have are told of only if something happened in them since. */
      since: z.optional(instant),
    }),
    answer: z.object({
      rooms: z.array(conversationSchema),
      gone: z.array(uuid),
      userSeq: count,
      userEvents: z.array(userEventSchema),
      /** False: there is more that differs, so load everything anew. */
      complete: z.boolean(),
      /** Where `loadMoreRooms` goes on; null after the last. */
      cursor: z.nullable(z.string()),
    }),
  },
  loadMoreRooms: {
    ask: z.strictObject({ compress, limit, cursor: z.string().check(z.maxLength(80)) }),
    answer: z.object({
      rooms: z.array(conversationSchema),
      cursor: z.nullable(z.string()),
      isFetchComplete: z.boolean(),
    }),
  },
  /** Backwards from `beforeSeq` or the end, or forwards over a gap from `afterSeq`. */
  loadMoreMessages: {
    ask: z.strictObject({
      roomId: uuid,
      limit,
      compress,
      beforeSeq: z.optional(z.int().check(z.gte(1))),
      afterSeq: z.optional(count),
    }),
    answer: z.object({
      roomId: uuid,
      /** The oldest first. */
      messages: z.array(messageSchema),
      /** Of messages that were deleted in the part of the log that this covers. */
      deleted: z.array(uuid),
      /** Going forwards: the log is known up to here, which is beyond the last message where others things followed. */
      toSeq: count,
      headSeq: count,
      /** Going backwards: there are no older ones that the guest may see. */
      isFetchComplete: z.boolean(),
      /** Going forwards: nothing is missing before the first of these. False: too much was missed, draw a gap. */
      complete: z.boolean(),
    }),
  },
  /** What of it is in another language, in this one; what is in it already, or was never written, is left out. */
  translateMessages: {
    ask: z.strictObject({
      roomId: uuid,
      messageIds: z.array(uuid).check(z.maxLength(25)),
      lang: z.enum(LANGUAGES),
    }),
    answer: z.array(
      z.object({
        messageId: uuid,
        text: z.string(),
        /** The language that it was found to be written in. */
        from: z.optional(z.string()),
      }),
    ),
  },
  guestGetRoomInfo: { ask: z.strictObject({ roomId: uuid }), answer: conversationSchema },
  /** Those of them with whom the guest shares a room; others are silently absent. */
  getGuestsById: {
    ask: z.strictObject({ ids: z.array(uuid).check(z.maxLength(50)), compress }),
    answer: z.array(contactSchema),
  },
  /** Whom the guest may write to, by the name they go by in this house; anybody else is refused with one sentence. */
  getGuestByUsername: {
    ask: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: contactSchema,
  },
  getHotelStaff: { ask: z.strictObject({ compress }), answer: z.array(staffSchema) },
  getStaffsExternal: { ask: z.strictObject({}), answer: z.array(staffSchema) },
};
