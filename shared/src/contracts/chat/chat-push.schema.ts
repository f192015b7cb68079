import * as z from '@guest/shared/contracts/core/zod';
import { contactSchema, staffSchema } from './chat-contact.schema';
import { cardSchema } from './card.schema';
import { readingChecks } from './chat-reading.schema';
import { conversationSchema, roomRatingSchema } from './conversation.schema';
import { messageSchema } from './message.schema';
import { uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/** Every push says of which database it speaks. */
const epoch = uuid;
/** A place in the room's log. One that does not follow on what is known means that something was missed. */
const inLog = { roomId: uuid, seq: z.int(), prevSeq: count, epoch };
/** A place among what happened to the guest. */
const toUser = { userSeq: z.optional(z.int()), epoch };
const ofRoom = { roomId: uuid, ...toUser };
/** The room as the receiver now has it. */
const changed = z.object({ ...ofRoom, room: z.optional(conversationSchema) });
const members = z.object({ ...ofRoom, guestsId: z.array(uuid), room: z.optional(conversationSchema) });
/**
 * What the receiver has not read in this room, with what this push tells: shown as it is, never added up; and when that was
 * counted (see a room's `unreadAt`). Staff hear of the rooms of their whole house at once, and are not told it.
 */
const ofReceiver = { unread: z.optional(count), unreadAt: z.optional(count) };
const newMessage = z.extend(messageSchema, { prevSeq: count, epoch, ...ofReceiver });
const block = z.object({ ...ofRoom, hasBlocked: z.boolean(), blockedBy: z.nullable(uuid) });
const marker = z.object({ roomId: uuid, guestId: uuid, readSeq: count, epoch });

export const pushChecks = {
  newPrivateGuestMessage: newMessage,
  newExternalMessage: newMessage,
  deleteMessage: z.object({ ...inLog, messageId: uuid, ...ofReceiver }),
  cardUpdated: z.object({ ...ofRoom, messageId: uuid, card: cardSchema }),
  /** Of anybody in the room, the receiver's own other devices included; these learn what is left. */
  roomReadBy: z.extend(marker, ofReceiver),
  messageReadBy: z.extend(marker, { messageId: uuid, ...ofReceiver }),
  messageDelivered: z.object({ roomId: uuid, guestId: uuid, deliveredSeq: count, epoch }),
  /** Somebody is typing; over after five seconds, or with their message. */
  chatAction: z.object({ roomId: uuid, guestId: uuid, action: z.literal('typing') }),
  blockPrivateGuestRoom: block,
  unblockPrivateGuestRoom: block,
  joinExternalGroupRoom: members,
  addGuestsToExternalGroupRoom: members,
  leaveExternalGroupRoom: members,
  removeGuestsFromExternalGroupRoom: members,
  guestMuteRoom: z.object({ ...ofRoom, muted: z.boolean() }),
  guestUnmuteRoom: z.object({ ...ofRoom, muted: z.boolean() }),
  acceptGuestRequest: changed,
  changeExternalRoomName: z.object({ ...ofRoom, roomName: z.string() }),
  setRoomVip: z.object({ ...ofRoom, isVip: z.boolean() }),
  undoVip: z.object({ ...ofRoom, isVip: z.boolean() }),
  /** To staff with what was said, where something was; to the guest's own devices without. */
  rateExternalRoom: z.object({ ...ofRoom, closedSeq: count, rating: z.optional(roomRatingSchema) }),
  getStaffsExternal: z.object({ staff: z.array(staffSchema), epoch }),
  staffsJoinedExternal: z.object({ staff: z.array(staffSchema), epoch }),
  staffsIdLeftExternal: z.object({ staffsId: z.array(uuid), epoch }),
  userInfoUpdated: z.object({ ...toUser, user: contactSchema }),
  userLanguageUpdated: z.object({ ...toUser, id: uuid, lang: z.string() }),
  userProfilePicUpdated: z.object({ ...toUser, id: uuid, profilePic: z.nullable(z.string()) }),
  /** The same as the answer of that name, where the server has reason to send it unasked. */
  loadMoreMessages: readingChecks.loadMoreMessages.answer,
  loadGuestRooms: readingChecks.loadGuestRooms.answer,
  /** To be acknowledged with `true` within two seconds by a page that is alive; else another takes its place. */
  areYouThere: z.object({}),
  /** Another device has taken the place of this one; do not come back by yourself. */
  sessionReplaced: z.object({}),
  /** The server is closing: connect again after this long, which differs from guest to guest. */
  serverClosing: z.object({ reconnectAfterMs: count }),
};
