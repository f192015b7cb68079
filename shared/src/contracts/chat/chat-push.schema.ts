import * as z from '@guest/shared/contracts/zod';
import { contactSchema, staffSchema } from './chat-contact.schema';
import { cardSchema } from './card.schema';
import { queryChecks } from './chat-queries.schema';
import { conversationSchema, roomRatingSchema } from './conversation.schema';
import { messageSchema } from './message.schema';
import { uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/** Identifies the database; every push includes it. */
const epoch = uuid;
/**
 * A position in the room's log. If `prevSeq` is not the last known position, the client has missed something.
 */
const logFields = { roomId: uuid, seq: z.int(), prevSeq: count, epoch };
/** The position of an event among the events of the guest. */
const userFields = { userSeq: z.optional(z.int()), epoch };
const roomFields = { roomId: uuid, ...userFields };
/** The room as it is now for the receiver. */
const roomPush = z.object({ ...roomFields, room: z.optional(conversationSchema) });
const membersPush = z.object({
  ...roomFields,
  guestsId: z.array(uuid),
  room: z.optional(conversationSchema),
});
/**
 * The receiver's unread count in this room, including the pushed message. Clients show it as it is and never
 * add to it. `unreadAt` tells which of two counts is newer (see `unreadAt` of a room). Staff receive the
 * events of all rooms of their property and get no count.
 */
const recipientFields = { unread: z.optional(count), unreadAt: z.optional(count) };
const newMessage = z.extend(messageSchema, { prevSeq: count, epoch, ...recipientFields });
const blockPush = z.object({ ...roomFields, hasBlocked: z.boolean(), blockedBy: z.nullable(uuid) });
const markerPush = z.object({ roomId: uuid, guestId: uuid, readSeq: count, epoch });

export const pushChecks = {
  newPrivateGuestMessage: newMessage,
  newExternalMessage: newMessage,
  deleteMessage: z.object({ ...logFields, messageId: uuid, ...recipientFields }),
  cardUpdated: z.object({ ...roomFields, messageId: uuid, card: cardSchema }),
  /**
   * Sent for all participants including the receiver's own other devices, which also receive the remaining
   * unread count.
   */
  roomReadBy: z.extend(markerPush, recipientFields),
  messageReadBy: z.extend(markerPush, { messageId: uuid, ...recipientFields }),
  messageDelivered: z.object({ roomId: uuid, guestId: uuid, deliveredSeq: count, epoch }),
  /** The typing indicator ends after five seconds, or with a message of that participant. */
  chatAction: z.object({ roomId: uuid, guestId: uuid, action: z.literal('typing') }),
  blockPrivateGuestRoom: blockPush,
  unblockPrivateGuestRoom: blockPush,
  joinExternalGroupRoom: membersPush,
  addGuestsToExternalGroupRoom: membersPush,
  leaveExternalGroupRoom: membersPush,
  removeGuestsFromExternalGroupRoom: membersPush,
  guestMuteRoom: z.object({ ...roomFields, muted: z.boolean() }),
  guestUnmuteRoom: z.object({ ...roomFields, muted: z.boolean() }),
  acceptGuestRequest: roomPush,
  changeExternalRoomName: z.object({ ...roomFields, roomName: z.string() }),
  setRoomVip: z.object({ ...roomFields, isVip: z.boolean() }),
  undoVip: z.object({ ...roomFields, isVip: z.boolean() }),
  /** Staff receive the rating if the guest gave one; the guest's own devices do not. */
  rateExternalRoom: z.object({ ...roomFields, closedSeq: count, rating: z.optional(roomRatingSchema) }),
  getStaffsExternal: z.object({ staff: z.array(staffSchema), epoch }),
  staffsJoinedExternal: z.object({ staff: z.array(staffSchema), epoch }),
  staffsIdLeftExternal: z.object({ staffsId: z.array(uuid), epoch }),
  userInfoUpdated: z.object({ ...userFields, user: contactSchema }),
  userLanguageUpdated: z.object({ ...userFields, id: uuid, lang: z.string() }),
  userProfilePicUpdated: z.object({ ...userFields, id: uuid, profilePic: z.nullable(z.string()) }),
  /**
   * Has the same content as the answer to the request of that name, for when the server sends it unprompted.
   */
  loadMoreMessages: queryChecks.loadMoreMessages.answer,
  loadGuestRooms: queryChecks.loadGuestRooms.answer,
  /**
   * A page must acknowledge this with `true` within two seconds, otherwise another connection replaces it. If the server
   * asks for `visibility`, the page answers `visible` or `hidden`.
   */
  areYouThere: z.object({ asks: z.optional(z.string()) }),
  /** Another device has replaced this connection; the client must not reconnect by itself. */
  sessionReplaced: z.object({}),
  /** The server is shutting down. Clients reconnect after this delay, which is different for each guest. */
  serverClosing: z.object({ reconnectAfterMs: count }),
};
