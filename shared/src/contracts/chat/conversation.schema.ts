import * as z from '@guest/shared/contracts/core/zod';
import { contactSchema } from './chat-contact.schema';
import { messageSchema } from './message.schema';
import { instant, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/**
 * How far a member has come: what they have on a device, and what they have seen. Neither is true of what was said at or
 * below `cameSeq`, before they were there.
 */
export const marksSchema = z.object({
  id: uuid,
  deliveredSeq: count,
  readSeq: count,
  cameSeq: z.optional(count),
});

/** What a guest said of a conversation that was closed. */
export const roomRatingSchema = z.object({
  stars: z.int(),
  comment: z.optional(z.string()),
  at: instant,
});
export type RoomRating = z.infer<typeof roomRatingSchema>;

/** A room as one caller is told of it. */
export const conversationSchema = z.object({
  id: uuid,
  /** What the room was called before it had an id: see `roomKeyOf`. Else its id. */
  key: z.string(),
  /** Several guests with the staff, who come in by an invitation; not a guest's own room. */
  isGroup: z.optional(z.boolean()),
  roomType: z.enum(['private_guest', 'external', 'external_vip']),
  chatType: z.enum(['guest', 'staff']),
  hotelId: uuid,
  participants: z.array(contactSchema),
  guestsId: z.array(uuid),
  /** What to call it: the other guest's name, or the external room's. */
  roomName: z.string(),
  phisicalRoomName: z.nullable(z.string()),
  /** Empty from the server: they are loaded by `loadMoreMessages`. */
  messages: z.array(messageSchema),
  lastMessage: z.nullable(messageSchema),
  /** Counted by the server: messages of others above `readSeq`. All three names are one number for a guest. */
  unreadMessages: count,
  unreadGuest: count,
  realUnreadCount: count,
  /**
   * The room's `headSeq` and the caller's `readSeq` added up, as they were when the unread were counted. Both only grow: of
   * two counts, in whichever order they are heard, the later has the larger sum. Only of what is stored and read at one
   * moment neither may have the other.
   */
  unreadAt: z.optional(count),
  /** The next four are the client's own to change; the server says `false` and `[]`. */
  isActive: z.boolean(),
  isFake: z.boolean(),
  isFetchComplete: z.boolean(),
  typing: z.array(uuid),
  /** The caller has reported it. */
  isFlagged: z.boolean(),
  closed: z.boolean(),
  /** To the guest of a room with the staff: where in its log it was closed last. */
  closedSeq: z.optional(count),
  /** The closing of which they have said how it was, or that they would rather not; told of the last alone. */
  ratedSeq: z.optional(count),
  /** To staff: how its guest found it when it was closed last. */
  rating: z.optional(roomRatingSchema),
  isVip: z.boolean(),
  muted: z.boolean(),
  hasBlocked: z.boolean(),
  hasBlockedByYou: z.boolean(),
  /** Whoever blocked, where somebody did. */
  blockedBy: z.optional(uuid),
  /** Of a room with the staff: whether somebody answers now, until when that holds, how soon, and whom to call. */
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
  /** Of a private room whose other guest takes messages only on request. */
  requestState: z.enum(['none', 'pending_out', 'pending_in', 'accepted', 'declined']),
  /** The last place in the room's log, and how far the caller has read. */
  headSeq: count,
  readSeq: count,
  /** Of every member, to draw what was delivered and read. */
  marks: z.array(marksSchema),
  /** Changes whenever anything of this changes; sent back in the digest as it is. */
  mark: z.string(),
});
export type Conversation = z.infer<typeof conversationSchema>;
