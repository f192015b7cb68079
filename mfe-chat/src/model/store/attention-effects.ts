import { logOf, withRoom, type ChatState, type Effect } from '../state/chat-state';
import { isWatched } from '../state/is-watched';
import { unreadIn } from '../state/room';

/** What the guest looks at. */
export const attentionEffects = {
  /** What is unread gets its divider before it counts as read. */
  roomOpened(chat, roomId) {
    const room = chat.rooms[roomId];
    const unread = room ? unreadIn(room) : 0;
    const opened = { ...chat, ...active(chat, roomId), activeRoomId: roomId, isAtEnd: unread === 0 };
    return {
      ...opened,
      // Its unread count is zero from here on, also where its last messages are still to come.
      ...(chat.isVisible && seen(opened, roomId, room?.headSeq ?? 0)),
      divider: room && unread > 0 ? { afterSeq: room.seenSeq, isPassed: false } : null,
    };
  },

  roomClosed: (chat) => ({ ...active(chat, null), activeRoomId: null, divider: null, isAtEnd: true }),

  visibilityChanged(chat, isVisible) {
    if (isVisible === chat.isVisible) return {};
    const now = { ...chat, isVisible };
    // Who has been at the end, and comes back to nothing new, needs it no more.
    const isOver = isVisible && chat.divider?.isPassed === true;
    return { isVisible, ...(isVisible && reached({ ...now, divider: isOver ? null : chat.divider })) };
  },

  /** Within 100 px of its end, or not. */
  listMoved: (chat, { roomId, isAtEnd }) =>
    roomId === chat.activeRoomId ? { isAtEnd, ...(isAtEnd && reached({ ...chat, isAtEnd })) } : {},

  /** Read up to a place, and no further. */
  roomSeen: (chat, { roomId, seq }) =>
    withRoom(chat, roomId, ({ seenSeq }) => ({ seenSeq: Math.max(seenSeq, seq) })),

  /** The server does not take it that this was read, and will not. */
  readingRefused: (chat, roomId) => withRoom(chat, roomId, ({ readSeq }) => ({ seenSeq: readSeq })),
} satisfies {
  roomOpened: Effect<string>;
  roomClosed: Effect<void>;
  visibilityChanged: Effect<boolean>;
  listMoved: Effect<{ roomId: string; isAtEnd: boolean }>;
  roomSeen: Effect<{ roomId: string; seq: number }>;
  readingRefused: Effect<string>;
};

/**
 * What an event leaves behind it, and that the guest has seen what came with it into the room that they watch. Only what
 * the list shows is seen: a room may be told of before its messages come.
 */
export function withSeen(before: ChatState, after: Partial<ChatState>): Partial<ChatState> {
  const chat = { ...before, ...after };
  const { activeRoomId: roomId } = chat;
  if (roomId === null || !isWatched(chat, roomId)) return after;
  if (logOf(chat, roomId).knownSeq <= logOf(before, roomId).knownSeq) return after;
  return { ...after, ...shown(chat, roomId) };
}

const seen = (chat: ChatState, roomId: string, upTo: number) =>
  withRoom(chat, roomId, ({ seenSeq }) => ({ seenSeq: Math.max(seenSeq, upTo) }));

const shown = (chat: ChatState, roomId: string) => seen(chat, roomId, logOf(chat, roomId).knownSeq);

/** The end of the active room is in sight, if it is. */
function reached(chat: ChatState): Partial<ChatState> {
  if (chat.activeRoomId === null || !chat.isVisible || !chat.isAtEnd) return { divider: chat.divider };
  return {
    ...shown(chat, chat.activeRoomId),
    divider: chat.divider && { ...chat.divider, isPassed: true },
  };
}

function active({ rooms, activeRoomId: before }: ChatState, roomId: string | null): Pick<ChatState, 'rooms'> {
  const changed = [before, roomId].flatMap((id) => {
    const room = id === null ? undefined : rooms[id];
    return room ? [[room.id, { ...room, isActive: room.id === roomId }] as const] : [];
  });
  return { rooms: { ...rooms, ...Object.fromEntries(changed) } };
}
