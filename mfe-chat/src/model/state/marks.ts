import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { Effect } from './chat-state';
import { counted, type Room } from './room';

type Marks = Room['marks'];
type Reached = Partial<Omit<Marks[number], 'id'>>;

/** Advances a mark. Marks never go back, and a read message counts as delivered. */
export function marked(marks: Marks, id: string, { readSeq = 0, deliveredSeq = 0 }: Reached): Marks {
  const before = marks.find((mark) => mark.id === id) ?? { id, readSeq: 0, deliveredSeq: 0 };
  const read = Math.max(before.readSeq, readSeq);
  const after = { ...before, readSeq: read, deliveredSeq: Math.max(before.deliveredSeq, deliveredSeq, read) };
  if (marks.includes(before)) return marks.map((mark) => (mark === before ? after : mark));
  return [...marks, after];
}

/** Both pushes report reading up to a message. */
type ReadBy = PushOf<'roomReadBy'> | PushOf<'messageReadBy'>;

export const markEffects = {
  readBy(chat, push) {
    const { roomId, guestId, readSeq } = push;
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = marked(room.marks, guestId, { readSeq });
    const own = guestId === chat.me?.chat_uuid && ownReading(room, push);
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks, ...own } } };
  },

  delivered(chat, { roomId, guestId, deliveredSeq }) {
    const room = chat.rooms[roomId];
    if (!room) return {};
    const marks = marked(room.marks, guestId, { deliveredSeq });
    return { rooms: { ...chat.rooms, [roomId]: { ...room, marks } } };
  },
} satisfies { readBy: Effect<ReadBy>; delivered: Effect<PushOf<'messageDelivered'>> };

/** Applies reading by the guest on this or another device. */
function ownReading(room: Room, push: ReadBy): Partial<Room> {
  const readSeq = Math.max(room.readSeq, push.readSeq);
  return { readSeq, seenSeq: Math.max(room.seenSeq, readSeq), ...counted(room, push) };
}
