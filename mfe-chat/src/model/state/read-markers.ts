import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { Effect } from './chat-state';
import { withUnreadCount, type Room } from './room';

type Marks = Room['marks'];
type MarkUpdate = Partial<Omit<Marks[number], 'id'>>;

/** Advances a mark. Marks never go back, and a read message counts as delivered. */
export function advanceMarker(
  marks: Marks,
  id: string,
  { readSeq = 0, deliveredSeq = 0 }: MarkUpdate,
): Marks {
  const before = marks.find((mark) => mark.id === id) ?? { id, readSeq: 0, deliveredSeq: 0 };
  const read = Math.max(before.readSeq, readSeq);
  const after = { ...before, readSeq: read, deliveredSeq: Math.max(before.deliveredSeq, deliveredSeq, read) };
  if (marks.includes(before)) return marks.map((mark) => (mark === before ? after : mark));
  return [...marks, after];
}

/** Both pushes report reading up to a message. */
type ReadPush = PushOf<'roomReadBy'> | PushOf<'messageReadBy'>;

export const readMarkerEffects = {
  readBy(chat, push) {
    const { roomId, guestId, readSeq } = push;
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = advanceMarker(room.marks, guestId, { readSeq });
    const own = guestId === chat.me?.chat_uuid && ownReadUpdate(room, push);
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks, ...own } } };
  },

  delivered(chat, { roomId, guestId, deliveredSeq }) {
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = advanceMarker(room.marks, guestId, { deliveredSeq });
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks } } };
  },
} satisfies { readBy: Effect<ReadPush>; delivered: Effect<PushOf<'messageDelivered'>> };

/** Applies reading by the guest on this or another device. */
function ownReadUpdate(room: Room, push: ReadPush): Partial<Room> {
  const readSeq = Math.max(room.readSeq, push.readSeq);
  return { readSeq, seenSeq: Math.max(room.seenSeq, readSeq), ...withUnreadCount(room, push) };
}
