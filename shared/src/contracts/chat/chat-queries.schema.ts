import * as z from '@guest/shared/contracts/zod';
import { contactSchema, staffSchema } from './chat-contact.schema';
import { conversationSchema } from './conversation.schema';
import { LANGUAGES } from '../core/languages';
import { messageSchema } from './message.schema';
import { instant, uuid } from '../core/values';

const compress = z.optional(z.boolean());
const count = z.int().check(z.nonnegative());
const limit = z.optional(z.int().check(z.gte(1), z.lte(100)));

/** An event that concerns the guest and not a room. Events are numbered like the messages of a room. */
const userEventSchema = z.object({
  seq: z.int(),
  /** The name of the push that announced the event; `body` is its content. */
  event: z.string(),
  body: z.unknown(),
});

export const queryChecks = {
  /**
   * Without `heads`, returns the newest rooms. With `heads`, returns the digest: only the rooms that differ
   * from the client's state, the ids of rooms that the guest no longer belongs to, and the events of the
   * guest since `userSeq`.
   */
  loadGuestRooms: {
    ask: z.strictObject({
      compress,
      limit,
      heads: z.optional(z.record(uuid, count)),
      marks: z.optional(z.record(uuid, z.string().check(z.maxLength(80)))),
      userSeq: z.optional(count),
      epoch: z.optional(uuid),
      /**
       * Rooms that the client does not have are included only if something happened in them since this time.
       */
      since: z.optional(instant),
    }),
    answer: z.object({
      rooms: z.array(conversationSchema),
      gone: z.array(uuid),
      userSeq: count,
      userEvents: z.array(userEventSchema),
      /** False if there are more differences; the client must then load everything again. */
      complete: z.boolean(),
      /** The cursor for `loadMoreRooms`; null after the last page. */
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
  /**
   * Loads older messages before `beforeSeq` or the end, or closes a gap with newer messages after `afterSeq`.
   */
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
      /** The messages, oldest first. */
      messages: z.array(messageSchema),
      /** The ids of messages deleted within the covered range of the log. */
      deleted: z.array(uuid),
      /**
       * When loading newer messages: the position up to which the log is covered. It lies beyond the last
       * message if other events follow it.
       */
      toSeq: count,
      headSeq: count,
      /** When loading older messages: there are no older messages that the guest may see. */
      isFetchComplete: z.boolean(),
      /**
       * When loading newer messages: whether the range follows the requested position without a gap. If
       * false, too much was missed and the client shows a gap.
       */
      complete: z.boolean(),
    }),
  },
  /**
   * Translates messages into `lang`. Messages already in that language and messages without text are left
   * out.
   */
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
        /** The detected language of the original. */
        from: z.optional(z.string()),
      }),
    ),
  },
  guestGetRoomInfo: { ask: z.strictObject({ roomId: uuid }), answer: conversationSchema },
  /** Returns the guests who share a room with the caller; others are left out without an error. */
  getGuestsById: {
    ask: z.strictObject({ ids: z.array(uuid).check(z.maxLength(50)), compress }),
    answer: z.array(contactSchema),
  },
  /**
   * Finds a guest whom the caller may message, by username in this property. All other cases return the same
   * error.
   */
  getGuestByUsername: {
    ask: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: contactSchema,
  },
  getHotelStaff: { ask: z.strictObject({ compress }), answer: z.array(staffSchema) },
  getStaffsExternal: { ask: z.strictObject({}), answer: z.array(staffSchema) },
};
