import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withChangedRoom, withRoom, type ChatState, type Effect } from '../state/chat-state';
import { placeholderExternalRoom, placeholderPrivateRoom } from '../state/placeholder-room';
import type { Room } from '../state/room';

type RoomEffect<Data> = Effect<{ roomId: string } & Data>;

/** The origin of a placeholder room: the property and the current time. */
interface RoomOrigin {
  hotelId: string;
  at: string;
}

/** Effects on the properties of a room. */
export const roomEffects = {
  roomMuted: (chat, { roomId, muted }) => withRoom(chat, roomId, () => ({ muted })),

  /** The push names the blocker only to distinguish the guest from the other participant. */
  roomBlocked: (chat, { roomId, hasBlocked, blockedBy }) =>
    withChangedRoom(chat, roomId, ({ typing }) => ({
      hasBlocked,
      hasBlockedByYou: hasBlocked && blockedBy === chat.me?.chat_uuid,
      blockedBy: blockedBy ?? undefined,
      typing: hasBlocked ? [] : typing,
    })),

  roomRenamed: (chat, { roomId, roomName }) =>
    withChangedRoom(chat, roomId, () => ({ roomName, phisicalRoomName: roomName })),

  roomVipChanged: (chat, { roomId, isVip }) =>
    withChangedRoom(chat, roomId, () => ({ isVip, roomType: isVip ? 'external_vip' : 'external' })),

  /** The room was rated on this or another device. */
  roomRated: (chat, { roomId, closedSeq }) =>
    withRoom(chat, roomId, ({ ratedSeq = 0 }) => ({ ratedSeq: Math.max(ratedSeq, closedSeq) })),

  requestAccepted: (chat, { roomId }) => withRoom(chat, roomId, () => ({ requestState: 'accepted' })),

  /** The other guest is not informed, and sees the room unchanged. */
  roomDeclined: (chat, { roomId }) => withRoom(chat, roomId, () => ({ requestState: 'declined' })),

  guestTyping: (chat, { roomId, guestId }) =>
    withRoom(chat, roomId, ({ typing }) => ({
      typing: guestId === chat.me?.chat_uuid || typing.includes(guestId) ? typing : [...typing, guestId],
    })),

  typingEnded: (chat, { roomId, guestId }) =>
    withRoom(chat, roomId, ({ typing }) => ({ typing: typing.filter((id) => id !== guestId) })),

  /** Without a connection no typing events arrive, so all of them are cleared. */
  connectionLost: ({ rooms }) => ({
    rooms: Object.fromEntries(
      Object.entries(rooms).map(([id, room]) => [
        id,
        room.typing.length > 0 ? { ...room, typing: [] } : room,
      ]),
    ),
  }),

  privateRoomStarted: (chat, { other, ...origin }) =>
    withPlaceholder(chat, (me) => placeholderPrivateRoom({ me, ...origin }, other)),
  externalRoomStarted: (chat, origin) =>
    withPlaceholder(chat, (me) => placeholderExternalRoom({ me, ...origin })),
} satisfies {
  roomMuted: RoomEffect<{ muted: boolean }>;
  roomBlocked: RoomEffect<Pick<PushOf<'blockPrivateGuestRoom'>, 'hasBlocked' | 'blockedBy'>>;
  roomRenamed: RoomEffect<{ roomName: string }>;
  roomVipChanged: RoomEffect<{ isVip: boolean }>;
  roomRated: RoomEffect<{ closedSeq: number }>;
  requestAccepted: RoomEffect<object>;
  roomDeclined: RoomEffect<object>;
  guestTyping: RoomEffect<{ guestId: string }>;
  typingEnded: RoomEffect<{ guestId: string }>;
  connectionLost: Effect<void>;
  privateRoomStarted: Effect<RoomOrigin & { other: Contact }>;
  externalRoomStarted: Effect<RoomOrigin>;
};

function withPlaceholder(
  chat: ChatState,
  make: (me: NonNullable<ChatState['me']>) => Room,
): Partial<ChatState> {
  if (!chat.me) return {};
  const room = make(chat.me);
  return chat.rooms[room.id] ? {} : { rooms: { ...chat.rooms, [room.id]: room } };
}
