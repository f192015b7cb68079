import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import type { ChatUser, Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import { logOf, type ChatState } from './chat-state';
import { echoesIn, withAll } from '../message/log';
import type { Room } from './room';

/** The provisional id of the guest's own room with the staff until the server has created it. */
export const OWN_EXTERNAL = 'own-external';

interface PlaceholderInput {
  me: ChatUser;
  hotelId: string;
  /** The current time in ISO 8601. */
  at: string;
}

const EMPTY_PLACEHOLDER = {
  messages: [],
  lastMessage: null,
  unreadMessages: 0,
  unreadGuest: 0,
  realUnreadCount: 0,
  typing: [],
  marks: [],
  isActive: false,
  isFake: true,
  isFetchComplete: true,
  isFlagged: false,
  closed: false,
  isVip: false,
  muted: false,
  hasBlocked: false,
  hasBlockedByYou: false,
  allowedToSeePreviousMessage: true,
  requestState: 'none',
  headSeq: 0,
  readSeq: 0,
  seenSeq: 0,
  mark: '',
  phisicalRoomName: null,
} satisfies Partial<Room>;

/**
 * Creates a private room that exists only on this device until its first message. Its id is the key, which is
 * the same for both guests.
 */
export function placeholderPrivateRoom({ me, hotelId, at }: PlaceholderInput, other: Contact): Room {
  const key = roomKeyOf(me.chat_uuid, other.id);
  const facts = { id: key, key, hotelId, roomName: other.name, createdAt: at, lastActivity: at };
  const people = { participants: [other], guestsId: [me.chat_uuid, other.id] };
  return { ...EMPTY_PLACEHOLDER, ...facts, ...people, roomType: 'private_guest', chatType: 'guest' };
}

export function placeholderExternalRoom({ me, hotelId, at }: PlaceholderInput): Room {
  const facts = {
    id: OWN_EXTERNAL,
    key: OWN_EXTERNAL,
    hotelId,
    roomName: '',
    createdAt: at,
    lastActivity: at,
  };
  return {
    ...EMPTY_PLACEHOLDER,
    ...facts,
    participants: [],
    guestsId: [me.chat_uuid],
    roomType: 'external',
    chatType: 'staff',
  };
}

/** Gives a placeholder room its real id and moves its messages, its draft and the open view along. */
export function replacePlaceholder(
  chat: ChatState,
  { placeholderId, roomId }: { placeholderId: string; roomId: string },
): Pick<ChatState, 'rooms' | 'logs' | 'drafts' | 'activeRoomId'> {
  const { [placeholderId]: placeholder, ...rooms } = chat.rooms;
  const { [placeholderId]: log, ...logs } = chat.logs;
  const { [placeholderId]: draft, ...drafts } = chat.drafts;
  // A private room keeps its key, so its draft need not move.
  const key = placeholder?.roomType === 'private_guest' ? placeholder.key : roomId;
  const realRoom =
    rooms[roomId] ??
    (placeholder && { ...placeholder, id: roomId, key, isFake: false, isFetchComplete: false });
  const echoes = log ? echoesIn(log).map((echo) => ({ ...echo, roomId })) : [];
  return {
    rooms: realRoom
      ? { ...rooms, [roomId]: { ...realRoom, isActive: placeholder?.isActive ?? realRoom.isActive } }
      : rooms,
    logs: log ? { ...logs, [roomId]: withAll(logOf(chat, roomId), echoes) } : chat.logs,
    drafts: draft && placeholder?.roomType === 'external' ? { ...drafts, [roomId]: draft } : chat.drafts,
    activeRoomId: chat.activeRoomId === placeholderId ? roomId : chat.activeRoomId,
  };
}
