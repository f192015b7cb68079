import * as z from '@guest/shared/contracts/zod';
import { contactSchema } from './chat-contact.schema';
import { messageSchema } from './message.schema';
import { instant, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/**
 * The positions up to which messages were delivered to a member's device and read. Messages at or before
 * `cameSeq` do not count, because the member had not joined yet.
 */
const marksSchema = z.object({
  id: uuid,
  deliveredSeq: count,
  readSeq: count,
  cameSeq: z.optional(count),
});

/** A guest's rating of a closed conversation. */
export const roomRatingSchema = z.object({
  stars: z.int(),
  comment: z.optional(z.string()),
  at: instant,
});
export type RoomRating = z.infer<typeof roomRatingSchema>;

/** A room as one caller sees it. */
export const conversationSchema = z.object({
  id: uuid,
  /** The key of the room from before it had an id (see `roomKeyOf`), otherwise its id. */
  key: z.string(),
  /** A group of several guests and staff that guests join by invitation, as opposed to a guest's own room. */
  isGroup: z.optional(z.boolean()),
  roomType: z.enum(['private_guest', 'external', 'external_vip']),
  chatType: z.enum(['guest', 'staff']),
  hotelId: uuid,
  participants: z.array(contactSchema),
  guestsId: z.array(uuid),
  /** The name shown to the caller: the other guest's name, or the name of the external room. */
  roomName: z.string(),
  phisicalRoomName: z.nullable(z.string()),
  /** Always empty from the server; messages are loaded by `loadMoreMessages`. */
  messages: z.array(messageSchema),
  lastMessage: z.nullable(messageSchema),
  /**
   * The server's count of messages by others after `readSeq`. For a guest, all three fields have the same
   * value.
   */
  unreadMessages: count,
  unreadGuest: count,
  realUnreadCount: count,
  /**
   * The sum of the room's `headSeq` and the caller's `readSeq` when unread messages were counted. Both only
   * increase, so of two counts the one with the larger sum is newer, in whatever order they arrive. The
   * exception is a message stored and a marker moved at the same moment: neither count may include the other.
   */
  unreadAt: z.optional(count),
  /** The next four fields belong to the client; the server always sends `false` and `[]`. */
  isActive: z.boolean(),
  isFake: z.boolean(),
  isFetchComplete: z.boolean(),
  typing: z.array(uuid),
  /** Whether the caller has reported the room. */
  isFlagged: z.boolean(),
  closed: z.boolean(),
  /** The log position of the last closing; sent to the guest of a room with the staff. */
  closedSeq: z.optional(count),
  /** The closing that the guest has rated or declined to rate; only the last one is sent. */
  ratedSeq: z.optional(count),
  /** The guest's rating of the last closing; sent to staff. */
  rating: z.optional(roomRatingSchema),
  isVip: z.boolean(),
  muted: z.boolean(),
  hasBlocked: z.boolean(),
  hasBlockedByYou: z.boolean(),
  /** The participant who blocked the other one, if any. */
  blockedBy: z.optional(uuid),
  /**
   * For rooms with the staff: whether staff are available, until when that is valid, the expected reply time,
   * and the phone number.
   */
  desk: z.optional(
    z.object({
      isOpen: z.boolean(),
      until: z.nullable(instant),
      expectedReplyMinutes: count,
      phone: z.string(),
    }),
  ),
  createdAt: instant,
  lastActivity: instant,
  allowedToSeePreviousMessage: z.boolean(),
  /** This is set for private rooms whose other guest accepts messages only on request. */
  requestState: z.enum(['none', 'pending_out', 'pending_in', 'accepted', 'declined']),
  /** The last position in the room's log; `readSeq` is the caller's read position. */
  headSeq: count,
  readSeq: count,
  /** The positions of every member, used to show what was delivered and read. */
  marks: z.array(marksSchema),
  /** Changes whenever any other field changes. The client returns it unchanged in the digest. */
  mark: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;
