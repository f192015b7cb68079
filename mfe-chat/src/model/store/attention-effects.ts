import { logOf, withRoom, type ChatState, type Effect } from '../state/chat-state';
import { isWatched } from '../state/is-watched';
import { unreadIn } from '../state/room';

/** Effects of the room that the guest has open and of the messages in view. */
export const attentionEffects = {
  /** Sets the divider above unread messages before they count as read. */
  roomOpened(chat, roomId) {
    const room = chat.rooms[roomId];
    const unread = room ? unreadIn(room) : 0;
    const opened = { ...chat, ...withActiveRoom(chat, roomId), activeRoomId: roomId, isAtEnd: unread === 0 };
    return {
      ...opened,
      // Opening a room marks it as read up to its newest message, even if that is not loaded yet.
      ...(chat.isVisible && markSeenUpTo(opened, roomId, room?.headSeq ?? 0)),
      divider: room && unread > 0 ? { afterSeq: room.seenSeq, isPassed: false } : null,
    };
  },

  roomClosed: (chat) => ({ ...withActiveRoom(chat, null), activeRoomId: null, divider: null, isAtEnd: true }),

  visibilityChanged(chat, isVisible) {
    if (isVisible === chat.isVisible) return {};
    const now = { ...chat, isVisible };
    // A guest who has already reached the end does not need the divider after returning to the page.
    const isOver = isVisible && chat.divider?.isPassed === true;
    return { isVisible, ...(isVisible && markEndSeen({ ...now, divider: isOver ? null : chat.divider })) };
  },

  /** Reports whether the list is within 100 px of its end. */
  listMoved: (chat, { roomId, isAtEnd }) =>
    roomId === chat.activeRoomId ? { isAtEnd, ...(isAtEnd && markEndSeen({ ...chat, isAtEnd })) } : {},

  /** Marks messages as read up to a position. */
  roomSeen: (chat, { roomId, seq }) =>
    withRoom(chat, roomId, ({ seenSeq }) => ({ seenSeq: Math.max(seenSeq, seq) })),

  /** The server permanently refused the read marker, so the local one is reset. */
  readMarkerRefused: (chat, roomId) => withRoom(chat, roomId, ({ readSeq }) => ({ seenSeq: readSeq })),
} satisfies {
  roomOpened: Effect<string>;
  roomClosed: Effect<void>;
  visibilityChanged: Effect<boolean>;
  listMoved: Effect<{ roomId: string; isAtEnd: boolean }>;
  roomSeen: Effect<{ roomId: string; seq: number }>;
  readMarkerRefused: Effect<string>;
};

/**
 * Marks messages that an event adds to the watched room as seen. Only loaded messages count, because room
 * data may arrive before its messages.
 */
export function withSeen(before: ChatState, after: Partial<ChatState>): Partial<ChatState> {
  const chat = { ...before, ...after };
  const { activeRoomId: roomId } = chat;
  if (roomId === null || !isWatched(chat, roomId)) return after;
  if (logOf(chat, roomId).knownSeq <= logOf(before, roomId).knownSeq) return after;
  return { ...after, ...markLoadedSeen(chat, roomId) };
}

const markSeenUpTo = (chat: ChatState, roomId: string, upTo: number) =>
  withRoom(chat, roomId, ({ seenSeq }) => ({ seenSeq: Math.max(seenSeq, upTo) }));

const markLoadedSeen = (chat: ChatState, roomId: string) =>
  markSeenUpTo(chat, roomId, logOf(chat, roomId).knownSeq);

/** Marks the active room as seen if its end is visible. */
function markEndSeen(chat: ChatState): Partial<ChatState> {
  if (chat.activeRoomId === null || !chat.isVisible || !chat.isAtEnd) return { divider: chat.divider };
  return {
    ...markLoadedSeen(chat, chat.activeRoomId),
    divider: chat.divider && { ...chat.divider, isPassed: true },
  };
}

function withActiveRoom(
  { rooms, activeRoomId: before }: ChatState,
  roomId: string | null,
): Pick<ChatState, 'rooms'> {
  const changed = [before, roomId].flatMap((id) => {
    const room = id === null ? undefined : rooms[id];
    return room ? [[room.id, { ...room, isActive: room.id === roomId }] as const] : [];
  });
  return { rooms: { ...rooms, ...Object.fromEntries(changed) } };
}
