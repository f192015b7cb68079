import type { Conversation, Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { SocketError } from '@guest/shared/realtime/socket-error';
import type { FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { conversation, DESK, EPOCH, ME, message, OTHER } from './build-chat';
import { digestOf } from './live-chat';

export const SENDERS = [ME, OTHER, DESK] as const;
export type Sender = (typeof SENDERS)[number];

/** An event on the server; `room` and `nth` are taken modulo the existing number. */
export type ServerEvent =
  | { what: 'write'; room: number; by: Sender }
  | { what: 'delete'; room: number; nth: number }
  | { what: 'read'; room: number; by: Sender; nth: number }
  | { what: 'deliver'; room: number; by: Sender; nth: number }
  | { what: 'mute'; room: number; muted: boolean }
  | { what: 'rename'; room: number; name: string }
  | { what: 'close'; room: number }
  | { what: 'rate'; room: number }
  /** The guest leaves or joins on some device. A guest who joins again has no unread messages from before. */
  | { what: 'leave'; room: number }
  | { what: 'join'; room: number };

export interface Pushed {
  name:
    | 'newExternalMessage'
    | 'deleteMessage'
    | 'roomReadBy'
    | 'messageDelivered'
    | 'guestMuteRoom'
    | 'changeExternalRoomName'
    | 'rateExternalRoom'
    | 'leaveExternalGroupRoom'
    | 'joinExternalGroupRoom';
  body: object;
}

interface ModelRoom {
  facts: Conversation;
  isLeft: boolean;
  /** Each entry has one position: a message, or the deletion of one. */
  log: (Message | { deletes: string; seq: number })[];
}

/** The sender of the hotel's own messages, such as that a room is closed. */
const HOTEL = conversation().hotelId;
type Hotel = typeof HOTEL;
const CLOSED: Partial<Message> = {
  text: '',
  originalText: '',
  messageType: 'status',
  status: { event: 'closed', who: [DESK] },
};

const isMessage = (event: ModelRoom['log'][number]): event is Message => 'text' in event;

/**
 * A minimal server with its own order of events: it stores, pushes and replies. Pushes caused by requests go
 * to `sendPushes`.
 */
export function createModelServer(rooms: number, sendPushes: (pushes: Pushed[]) => void = () => {}) {
  const all: ModelRoom[] = Array.from({ length: rooms }, (_, index) => ({
    facts: conversation({
      id: uuidOf(10 + index),
      key: uuidOf(10 + index),
      guestsId: [ME, OTHER],
      isGroup: false,
      marks: SENDERS.map((id) => ({ id, deliveredSeq: 0, readSeq: 0 })),
    }),
    isLeft: false,
    log: [],
  }));
  const userEvents: { seq: number; event: string; body: object }[] = [];
  let changes = 0;

  const markOf = ({ facts }: ModelRoom, who: string) =>
    facts.marks.find(({ id }) => id === who)?.readSeq ?? 0;
  const unreadOf = (room: ModelRoom) =>
    room.log.filter(
      (event) => isMessage(event) && event.from !== ME && !event.isDeleted && event.seq > markOf(room, ME),
    ).length;

  const countedAt = (room: ModelRoom) => room.log.length + markOf(room, ME);
  const unreadFields = (room: ModelRoom) => ({ unread: unreadOf(room), unreadAt: countedAt(room) });

  function advance(
    { facts }: ModelRoom,
    who: string,
    { read = 0, delivered = 0 },
  ): { readSeq: number; deliveredSeq: number } {
    const marks = facts.marks.map((mark) => {
      if (mark.id !== who) return mark;
      const readSeq = Math.max(mark.readSeq, read);
      return { id: who, readSeq, deliveredSeq: Math.max(mark.deliveredSeq, delivered, read) };
    });
    facts.marks = marks;
    return marks.find(({ id }) => id === who) ?? { readSeq: 0, deliveredSeq: 0 };
  }

  function toConversation(room: ModelRoom): Conversation {
    const unread = unreadOf(room);
    const lastMessage = room.log.findLast(isMessage) ?? null;
    const counts = {
      unreadMessages: unread,
      unreadGuest: unread,
      realUnreadCount: unread,
      unreadAt: countedAt(room),
    };
    return {
      ...structuredClone(room.facts),
      ...counts,
      lastMessage: lastMessage && { ...lastMessage },
      lastActivity: lastMessage?.createdTime ?? room.facts.lastActivity,
      headSeq: room.log.length,
      readSeq: markOf(room, ME),
      mark: `${changes}`,
    };
  }

  function append(room: ModelRoom, by: Sender | Hotel): Message {
    const seq = room.log.length + 1;
    const index = all.indexOf(room) + 1;
    const id = uuidOf(index * 10_000 + seq);
    const text = `Line ${seq}`;
    const fromType = by === ME || by === OTHER ? 'guest' : 'staff';
    const written = message(seq, {
      id,
      messageId: id,
      key: uuidOf(index * 1_000_000 + seq),
      roomId: room.facts.id,
      text,
    });
    const sent = { ...written, from: by, fromType, ...(by === HOTEL && CLOSED) } satisfies Message;
    room.log.push({ ...sent });
    advance(room, by, { read: seq });
    if (fromType === 'guest') room.facts.closed = false;
    if (by === HOTEL) Object.assign(room.facts, { closed: true, closedSeq: seq, ratedSeq: undefined });
    return sent;
  }

  function remove(room: ModelRoom, nth: number): Pushed[] {
    const messages = room.log.filter(isMessage).filter(({ isDeleted, status }) => !isDeleted && !status);
    const gone = messages[nth % messages.length];
    if (!gone) return [];
    Object.assign(gone, { text: '', originalText: '', isDeleted: true });
    const seq = room.log.length + 1;
    room.log.push({ deletes: gone.messageId, seq });
    const place = { roomId: room.facts.id, seq, prevSeq: seq - 1, epoch: EPOCH };
    return [{ name: 'deleteMessage', body: { ...place, messageId: gone.messageId, ...unreadFields(room) } }];
  }

  /** Applies an event and returns the pushes; the guest receives none about rooms without them. */
  function apply(event: ServerEvent): Pushed[] {
    const room = all[event.room % all.length];
    const isBack = event.what === 'join';
    if (!room || room.isLeft !== isBack) return [];
    changes += 1;
    const { id: roomId } = room.facts;
    const of = { roomId, epoch: EPOCH };
    switch (event.what) {
      case 'write': {
        const written = append(room, event.by);
        const body = { ...written, prevSeq: written.seq - 1, epoch: EPOCH, ...unreadFields(room) };
        return [{ name: 'newExternalMessage', body }];
      }
      case 'delete':
        return remove(room, event.nth);
      case 'read': {
        const { readSeq } = advance(room, event.by, { read: messageAt(room, event.nth) });
        const own = event.by === ME ? unreadFields(room) : {};
        return [{ name: 'roomReadBy', body: { ...of, guestId: event.by, readSeq, ...own } }];
      }
      case 'deliver': {
        const { deliveredSeq } = advance(room, event.by, { delivered: messageAt(room, event.nth) });
        return [{ name: 'messageDelivered', body: { ...of, guestId: event.by, deliveredSeq } }];
      }
      case 'mute': {
        room.facts.muted = event.muted;
        const body = { ...of, muted: event.muted, userSeq: userEvents.length + 1 };
        userEvents.push({ seq: body.userSeq, event: 'guestMuteRoom', body });
        return [{ name: 'guestMuteRoom', body }];
      }
      case 'close': {
        if (room.facts.closed) return [];
        const written = append(room, HOTEL);
        const body = { ...written, prevSeq: written.seq - 1, epoch: EPOCH, ...unreadFields(room) };
        return [{ name: 'newExternalMessage', body }];
      }
      case 'rate': {
        const { closed, closedSeq, ratedSeq } = room.facts;
        if (!closed || ratedSeq === closedSeq) return [];
        room.facts.ratedSeq = closedSeq;
        const body = { ...of, closedSeq, userSeq: userEvents.length + 1 };
        userEvents.push({ seq: body.userSeq, event: 'rateExternalRoom', body });
        return [{ name: 'rateExternalRoom', body }];
      }
      case 'leave': {
        room.isLeft = true;
        const body = { ...of, guestsId: [ME], userSeq: userEvents.length + 1 };
        userEvents.push({ seq: body.userSeq, event: 'leaveExternalGroupRoom', body });
        return [{ name: 'leaveExternalGroupRoom', body }];
      }
      case 'join':
        room.isLeft = false;
        advance(room, ME, { read: room.log.length });
        return [{ name: 'joinExternalGroupRoom', body: { ...of, guestsId: [ME] } }];
      case 'rename':
        Object.assign(room.facts, { roomName: event.name, phisicalRoomName: event.name });
        return [{ name: 'changeExternalRoomName', body: { ...of, roomName: event.name } }];
    }
  }

  function messageAt(room: ModelRoom, nth: number): number {
    const messages = room.log.filter(isMessage);
    return messages[nth % messages.length]?.seq ?? 0;
  }

  function find(roomId: string): ModelRoom {
    const room = all.find(({ facts }) => facts.id === roomId);
    if (!room || room.isLeft)
      throw new SocketError({ status: 403, error: 'You have left', code: 'removed_from_room' });
    return room;
  }

  function readByMe(roomId: string, lastMessageId: string) {
    const room = find(roomId);
    const before = markOf(room, ME);
    const read = room.log.find((event) => isMessage(event) && event.messageId === lastMessageId)?.seq ?? 0;
    const answer = { roomId, readSeq: advance(room, ME, { read }).readSeq, ...unreadFields(room) };
    changes += 1;
    if (answer.readSeq > before)
      sendPushes([{ name: 'roomReadBy', body: { ...answer, guestId: ME, epoch: EPOCH } }]);
    return answer;
  }

  const answers: FakeSocketReplies = {
    loadGuestRooms({ heads, marks, userSeq = 0 }) {
      const rooms = all.filter(({ isLeft }) => !isLeft).map(toConversation);
      const ids = rooms.map(({ id }) => id);
      const gone = Object.keys(heads ?? {}).filter((id) => !ids.includes(id));
      const differing = heads
        ? rooms.filter(({ id, headSeq, mark }) => heads[id] !== headSeq || marks?.[id] !== mark)
        : rooms;
      const events = heads ? userEvents.filter(({ seq }) => seq > userSeq) : [];
      return digestOf(differing, { gone, userSeq: userEvents.length, userEvents: events });
    },
    loadMoreMessages({ roomId, beforeSeq, afterSeq, limit = 25 }) {
      const { log } = find(roomId);
      const end = { roomId, headSeq: log.length };
      if (afterSeq === undefined) {
        const before = log.filter(isMessage).filter(({ seq }) => beforeSeq === undefined || seq < beforeSeq);
        const messages = structuredClone(before.slice(-limit));
        return {
          ...end,
          messages,
          deleted: [],
          toSeq: log.length,
          isFetchComplete: messages.length < limit,
          complete: true,
        };
      }
      const rows = log.filter(({ seq }) => seq > afterSeq).slice(0, limit);
      const toSeq = rows.length < limit ? log.length : (rows.at(-1)?.seq ?? afterSeq);
      const deleted = rows.flatMap((row) => (isMessage(row) ? [] : [row.deletes]));
      return {
        ...end,
        messages: structuredClone(rows.filter(isMessage)),
        deleted,
        toSeq,
        isFetchComplete: false,
        complete: true,
      };
    },
    guestGetRoomInfo: ({ roomId }) => toConversation(find(roomId)),
    getStaffsExternal: [],
    getGuestsById: [],
    messageDelivered: null,
    roomReadBy: ({ roomId, lastMessageId }) => readByMe(roomId, lastMessageId),
  };

  return { apply, answers };
}
