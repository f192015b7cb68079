import * as z from '@guest/shared/contracts/core/zod';
import { conversationSchema } from './conversation.schema';
import { fileUrlsSchema, uploadTicketSchema } from '../upload/upload-ticket.schema';
import { instant, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());
const ofRoom = z.strictObject({ roomId: uuid });
const withGuests = z.extend(ofRoom, { guestsId: z.array(uuid).check(z.minLength(1), z.maxLength(50)) });
const read = z.object({ roomId: uuid, readSeq: count, unread: count, unreadAt: z.optional(count) });

/** What changes a room changes it once, however often it is asked: the answer is the room as it is then. */
const change = { ask: ofRoom, answer: conversationSchema };

export const actingChecks = {
  /** Both are one marker, which never goes back. Sent at most twice a second, and only for what is in sight. */
  roomReadBy: { ask: z.extend(ofRoom, { lastMessageId: uuid }), answer: read },
  messageReadBy: { ask: z.strictObject({ messageId: uuid }), answer: read },
  /** These have come to the device, by push or by page. */
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
      reason: z.enum(['spam', 'harassment', 'hate', 'sexual', 'violence', 'privacy', 'other']),
      note: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: z.literal(null),
  },
  chatAction: { ask: z.extend(ofRoom, { action: z.literal('typing') }), answer: z.literal(null) },
  guestMuteRoom: change,
  guestUnmuteRoom: change,
  blockPrivateGuestRoom: change,
  unblockPrivateGuestRoom: change,
  acceptGuestRequest: change,
  declineGuestRequest: { ask: ofRoom, answer: z.literal(null) },
  setRoomVip: change,
  undoVip: change,
  changeExternalRoomName: {
    ask: z.extend(ofRoom, { roomName: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answer: conversationSchema,
  },
  addGuestsToExternalGroupRoom: {
    ask: z.extend(withGuests, { allowedToSeePreviousMessage: z.optional(z.boolean()) }),
    answer: conversationSchema,
  },
  removeGuestsFromExternalGroupRoom: { ask: withGuests, answer: conversationSchema },
  /** By the code of an invitation. */
  joinExternalGroupRoom: {
    ask: z.strictObject({ code: z.string().check(z.regex(/^[\w-]{22,64}$/)) }),
    answer: conversationSchema,
  },
  createExternalGroupRoom: {
    ask: z.strictObject({
      /** Becomes its id, so that there is one however often it is sent. */
      key: uuid,
      roomName: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
    answer: conversationSchema,
  },
  /** The only moment at which the code can be read: it goes to guests as `/chat?code=…`. */
  createRoomInvitation: {
    ask: z.extend(ofRoom, { days: z.int().check(z.gte(1), z.lte(365)) }),
    answer: z.object({ code: z.string(), expiresAt: instant }),
  },
  /** The next message of a guest opens it again. */
  closeExternalRoom: change,
  /** Once each time that staff have closed it. Without stars the guest would rather not say. */
  rateExternalRoom: {
    ask: z.extend(ofRoom, {
      stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
      comment: z.optional(z.string().check(z.maxLength(1_200))),
    }),
    answer: conversationSchema,
  },
  leaveExternalGroupRoom: { ask: ofRoom, answer: z.literal(null) },
  getUploadUrl: {
    ask: z.strictObject({
      type: z.enum(['photo', 'document', 'audio', 'video']),
      ext: z.string().check(z.regex(/^\.?[a-z0-9]{1,5}$/i)),
      roomId: z.optional(uuid),
      size: z.optional(count),
      /** What it is for; a message, if nothing is said. */
      purpose: z.optional(z.enum(['message', 'request', 'post'])),
    }),
    answer: uploadTicketSchema,
  },
  /** Files that are not theirs to read are left out. */
  getFileUrls: {
    ask: z.strictObject({
      keys: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(50)),
    }),
    answer: fileUrlsSchema,
  },
};
