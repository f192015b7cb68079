import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withRoom, type ChatState, type Effect } from '../state/chat-state';
import { fakeExternalRoom, fakePrivateRoom } from '../state/fake-room';
import type { Room } from '../state/room';

type OfRoom<Told> = Effect<{ roomId: string } & Told>;

/** The origin of a placeholder room: the property and the current time. */
interface Begun {
  hotelId: string;
  at: string;
}

/** Effects on the properties of a room. */
export const roomEffects = {
  roomMuted: (chat, { roomId, muted }) => withRoom(chat, roomId, () => ({ muted })),

  /** The push names the blocker only to distinguish the guest from the other participant. */
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
