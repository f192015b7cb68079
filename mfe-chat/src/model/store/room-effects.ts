import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withRoom, type ChatState, type Effect } from '../state/chat-state';
import { fakeExternalRoom, fakePrivateRoom } from '../state/fake-room';
import type { Room } from '../state/room';

type OfRoom<Told> = Effect<{ roomId: string } & Told>;

/** Begun on this device, at this moment. */
interface Begun {
  hotelId: string;
  at: string;
}

/** How a room is treated. */
export const roomEffects = {
  roomMuted: (chat, { roomId, muted }) => withRoom(chat, roomId, () => ({ muted })),

  /** Nobody learns who it is of two others: it is the guest, or not. */
  roomBlocked: (chat, { roomId, hasBlocked, blockedBy }) =>
    withRoom(chat, roomId, ({ typing }) => ({
      hasBlocked,
      hasBlockedByYou: hasBlocked && blockedBy === chat.me?.chat_uuid,
      blockedBy: blockedBy ?? undefined,
      typing: hasBlocked ? [] : typing,
    })),

  roomRenamed: (chat, { roomId, roomName }) =>
    withRoom(chat, roomId, () => ({ roomName, phisicalRoomName: roomName })),

  roomTreated: (chat, { roomId, isVip }) =>
    withRoom(chat, roomId, () => ({ isVip, roomType: isVip ? 'external_vip' : 'external' })),

  /** On this device or another. */
  roomRated: (chat, { roomId, closedSeq }) =>
    withRoom(chat, roomId, ({ ratedSeq = 0 }) => ({ ratedSeq: Math.max(ratedSeq, closedSeq) })),

  requestAccepted: (chat, { roomId }) => withRoom(chat, roomId, () => ({ requestState: 'accepted' })),

  /** The other is not told, and the room stays as it is to them. */
  roomDeclined: (chat, { roomId }) => withRoom(chat, roomId, () => ({ requestState: 'declined' })),

  guestTyping: (chat, { roomId, guestId }) =>
    withRoom(chat, roomId, ({ typing }) => ({
      typing: guestId === chat.me?.chat_uuid || typing.includes(guestId) ? typing : [...typing, guestId],
    })),

  typingEnded: (chat, { roomId, guestId }) =>
    withRoom(chat, roomId, ({ typing }) => ({ typing: typing.filter((id) => id !== guestId) })),

  /** Nobody is heard any more, so nobody is known to type. */
  connectionLost: ({ rooms }) => ({
    rooms: Object.fromEntries(
      Object.entries(rooms).map(([id, room]) => [
        id,
        room.typing.length > 0 ? { ...room, typing: [] } : room,
      ]),
    ),
  }),

  privateRoomStarted: (chat, { other, ...begun }) =>
    started(chat, (me) => fakePrivateRoom({ me, ...begun }, other)),
  externalRoomStarted: (chat, begun) => started(chat, (me) => fakeExternalRoom({ me, ...begun })),
} satisfies {
  roomMuted: OfRoom<{ muted: boolean }>;
  roomBlocked: OfRoom<Pick<PushOf<'blockPrivateGuestRoom'>, 'hasBlocked' | 'blockedBy'>>;
  roomRenamed: OfRoom<{ roomName: string }>;
  roomTreated: OfRoom<{ isVip: boolean }>;
  roomRated: OfRoom<{ closedSeq: number }>;
  requestAccepted: OfRoom<object>;
  roomDeclined: OfRoom<object>;
  guestTyping: OfRoom<{ guestId: string }>;
  typingEnded: OfRoom<{ guestId: string }>;
  connectionLost: Effect<void>;
  privateRoomStarted: Effect<Begun & { other: Contact }>;
  externalRoomStarted: Effect<Begun>;
};

function started(chat: ChatState, make: (me: NonNullable<ChatState['me']>) => Room): Partial<ChatState> {
  if (!chat.me) return {};
  const room = make(chat.me);
  return chat.rooms[room.id] ? {} : { rooms: { ...chat.rooms, [room.id]: room } };
}
