import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { logOf, type ChatState, type Effect } from '../chat-state';
import { countUnread } from '../messages/count-unread';
import { counted, type Room } from './room';

type Marks = Room['marks'];
type Reached = Partial<Omit<Marks[number], 'id'>>;

/** Marks never go back, and what is read has been delivered. */
export function marked(marks: Marks, id: string, { readSeq = 0, deliveredSeq = 0 }: Reached): Marks {
  const before = marks.find((mark) => mark.id === id) ?? { id, readSeq: 0, deliveredSeq: 0 };
  const read = Math.max(before.readSeq, readSeq);
  const after = { ...before, readSeq: read, deliveredSeq: Math.max(before.deliveredSeq, deliveredSeq, read) };
  if (marks.includes(before)) return marks.map((mark) => (mark === before ? after : mark));
  return [...marks, after];
}

/** `messageReadBy` says the same as `roomReadBy`, of one message and all before it. */
type ReadBy = PushOf<'roomReadBy'> | PushOf<'messageReadBy'>;

export const markEffects = {
  readBy(chat, { roomId, guestId, readSeq, ...told }) {
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = marked(room.marks, guestId, { readSeq });
    const isOwn = guestId === chat.me?.chat_uuid;
    const own = isOwn
      ? ownReading(chat, room, { readSeq, unread: 'unread' in told ? told.unread : undefined })
      : {};
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks, ...own } } };
  },

  delivered(chat, { roomId, guestId, deliveredSeq }) {
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = marked(room.marks, guestId, { deliveredSeq });
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks } } };
  },
} satisfies { readBy: Effect<ReadBy>; delivered: Effect<PushOf<'messageDelivered'>> };

/** The guest has read it, here or on another device. */
function ownReading(
  chat: ChatState,
  room: Room,
  { readSeq, unread }: { readSeq: number; unread: number | undefined },
): Partial<Room> {
  const reached = Math.max(room.readSeq, readSeq);
  // What has come since then is in the log, and not in what was told.
  const left =
    reached >= room.headSeq ? 0 : (countUnread(logOf(chat, room.id), room, chat.me, reached) ?? unread);
  return {
    readSeq: reached,
    seenSeq: Math.max(room.seenSeq, reached),
    ...(left !== undefined && counted(left)),
  };
}
