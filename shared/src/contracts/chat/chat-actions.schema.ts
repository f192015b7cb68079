import * as z from '@guest/shared/contracts/zod';
import { REPORT_REASONS } from '../moderation/reasons';
import { conversationSchema } from './conversation.schema';
import { fileUrlsSchema, uploadTicketSchema } from '../upload/upload-ticket.schema';
import { instant, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());
const roomParams = z.strictObject({ roomId: uuid });
const withGuests = z.extend(roomParams, { guestsId: z.array(uuid).check(z.minLength(1), z.maxLength(50)) });
const readReply = z.object({ roomId: uuid, readSeq: count, unread: count, unreadAt: z.optional(count) });

/** Room changes are idempotent: repeating a request changes nothing, and the answer is the current room. */
const roomChange = { ask: roomParams, answer: conversationSchema };

export const actionChecks = {
  /**
   * Both requests move the same read marker, which only moves forward. The client sends them at most twice a
   * second, and only for messages that are visible.
   */
  roomReadBy: { ask: z.extend(roomParams, { lastMessageId: uuid }), answer: readReply },
  messageReadBy: { ask: z.strictObject({ messageId: uuid }), answer: readReply },
  /** Confirms that messages have reached the device, by push or by loading a page. */
  messageDelivered: {
    ask: z.strictObject({ messageIds: z.array(uuid).check(z.minLength(1), z.maxLength(100)) }),
    answer: z.literal(null),
  },
  deleteMessage: {
    ask: z.strictObject({ messageId: uuid, reason: z.optional(z.string().check(z.maxLength(500))) }),
    answer: z.object({ roomId: uuid, messageId: uuid, seq: count }),
  },
  reportMessage: {
    ask: z.strictObject({
      messageId: uuid,
      // Earlier versions of the app send `violence`.
      reason: z.enum([...REPORT_REASONS, 'violence']),
      note: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: z.literal(null),
  },
  chatAction: { ask: z.extend(roomParams, { action: z.literal('typing') }), answer: z.literal(null) },
  guestMuteRoom: roomChange,
  guestUnmuteRoom: roomChange,
  blockPrivateGuestRoom: roomChange,
  unblockPrivateGuestRoom: roomChange,
  acceptGuestRequest: roomChange,
  declineGuestRequest: { ask: roomParams, answer: z.literal(null) },
  setRoomVip: roomChange,
  undoVip: roomChange,
  changeExternalRoomName: {
    ask: z.extend(roomParams, { roomName: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answer: conversationSchema,
  },
  addGuestsToExternalGroupRoom: {
    ask: z.extend(withGuests, { allowedToSeePreviousMessage: z.optional(z.boolean()) }),
    answer: conversationSchema,
  },
  removeGuestsFromExternalGroupRoom: { ask: withGuests, answer: conversationSchema },
  /** Joins a group with the code of an invitation. */
  joinExternalGroupRoom: {
    ask: z.strictObject({ code: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
    answer: conversationSchema,
  },
  createExternalGroupRoom: {
    ask: z.strictObject({
      /**
       * The idempotency key. It becomes the room's id, so that repeating the request creates no second room.
       */
      key: uuid,
      roomName: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
    answer: conversationSchema,
  },
  /** The code can be read only from this answer. Guests receive it in a link to `/chat?code=…`. */
  createRoomInvitation: {
    ask: z.extend(roomParams, { days: z.int().check(z.gte(1), z.lte(365)) }),
    answer: z.object({ code: z.string(), expiresAt: instant }),
  },
  /** The next message of a guest reopens the room. */
  closeExternalRoom: roomChange,
  /** A guest can rate the room once each time staff close it. Without `stars` the guest declines to rate. */
  rateExternalRoom: {
    ask: z.extend(roomParams, {
      /**
       * The position of the closing that is rated, which may be followed by messages that have reopened the room. Without it
       * the room must be closed.
       */
      closedSeq: z.optional(count),
      stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
      comment: z.optional(z.string().check(z.maxLength(1_200))),
    }),
    answer: conversationSchema,
  },
  leaveExternalGroupRoom: { ask: roomParams, answer: z.literal(null) },
  getUploadUrl: {
    ask: z.strictObject({
      type: z.enum(['photo', 'document', 'audio', 'video']),
      ext: z.string().check(z.regex(/^\.?[a-z0-9]{1,5}$/i)),
      roomId: z.optional(uuid),
      size: z.optional(count),
      /** The purpose of the file; `message` by default. */
      purpose: z.optional(z.enum(['message', 'request', 'post'])),
    }),
    answer: uploadTicketSchema,
  },
  /** Files that the caller may not read are left out. */
  getFileUrls: {
    ask: z.strictObject({
      keys: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(50)),
    }),
    answer: fileUrlsSchema,
  },
};
