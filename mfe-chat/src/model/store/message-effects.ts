import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withLog, type ChatState, type Effect } from '../state/chat-state';
import { kindOf } from '../state/room-kind';
import { dividerFor } from '../state/divider';
import { marked } from '../state/marks';
import { counted, type Room, type Unread } from '../state/room';
import { isHeld, keyOfMessage, withOne, withoutOne, type Log } from '../message/log';
import { messageIn } from '../message/message-map';
import { toShown, type ShownMessage } from '../message/shown-message';

/** Either of the two pushes that bring a message. */
export type ArrivedMessage = PushOf<'newPrivateGuestMessage'>;

export const messageEffects = {
  /** The next of its room, or one that is known by its key already. */
  messageArrived(chat, { prevSeq: _prevSeq, epoch: _epoch, unread, unreadAt, ...message }) {
    const room = chat.rooms[message.roomId];
    const log = chat.logs[message.roomId];
    return {
      ...(log && withLog(chat, message.roomId, received(log, message))),
      ...(room && { divider: dividerFor(chat, room, message) }),
      ...(room && {
        rooms: {
          ...chat.rooms,
          [room.id]: {
            ...room,
            ...livelier(chat, room, message),
            ...unreadWith(room, message, { unread, unreadAt }),
          },
        },
      }),
    };
  },

  messageDeleted(chat, { roomId, messageId, seq, ...told }) {
    const room = chat.rooms[roomId];
    const log = chat.logs[roomId];
    const key = log && keyOfMessage(log, messageId);
    return {
      ...(log && withLog(chat, roomId, known(key === undefined ? log : withoutOne(log, key), seq))),
      ...(room && {
        rooms: {
          ...chat.rooms,
          [roomId]: {
            ...room,
            ...emptied(room, messageId),
            ...counted(room, told),
            headSeq: Math.max(room.headSeq, seq),
          },
        },
      }),
    };
  },

  takingBackBegan: ({ going }, messageId) =>
    going.includes(messageId) ? {} : { going: [...going, messageId] },
  takingBackEnded: ({ going }, messageId) => ({ going: going.filter((id) => id !== messageId) }),

  /** By the guest, here. Its place in the log comes with the push, or is found missing. */
  messageTakenBack(chat, { roomId, messageId }) {
    const room = chat.rooms[roomId];
    const log = chat.logs[roomId];
    const key = log && keyOfMessage(log, messageId);
    return {
      ...(log && key !== undefined && withLog(chat, roomId, withoutOne(log, key))),
      ...(room && { rooms: { ...chat.rooms, [roomId]: { ...room, ...emptied(room, messageId) } } }),
    };
  },

  /** What a card is about has changed. What was told before it, and is heard after it, changes nothing. */
  cardUpdated(chat, { roomId, messageId, card }) {
    const log = chat.logs[roomId];
    const message = log && messageIn(log.byKey, keyOfMessage(log, messageId) ?? '');
    if (!log || !message?.card || message.card.version >= card.version) return {};
    return withLog(chat, roomId, withOne(log, { ...message, card }));
  },
} satisfies {
  cardUpdated: Effect<PushOf<'cardUpdated'>>;
  takingBackBegan: Effect<string>;
  takingBackEnded: Effect<string>;
  messageTakenBack: Effect<{ roomId: string; messageId: string }>;
  messageArrived: Effect<ArrivedMessage>;
  messageDeleted: Effect<PushOf<'deleteMessage'>>;
};

/** What has only been told of a room's end is no page of it: before its messages are asked for, none are shown. */
function received(log: Log, message: Message): Log {
  const before = messageIn(log.byKey, message.key);
  // One that is known, or was and is deleted by now, is told twice.
  const isOld = isHeld(log) ? message.seq <= log.knownSeq : !before;
  if (isOld && !before?.sending) return log;
  // The file that was sent from here is shown from here, so that nothing flickers when it is stored.
  const shown: ShownMessage = {
    ...toShown(message),
    ...(before?.attachment && { attachment: before.attachment }),
  };
  return known(withOne(log, shown), message.seq);
}

const known = (log: Log, seq: number): Log => (seq === log.knownSeq + 1 ? { ...log, knownSeq: seq } : log);

/** What a message does to its room. */
function livelier(chat: ChatState, room: Room, message: Message): Partial<Room> {
  const { seq, from } = message;
  if (seq <= room.headSeq) return {};
  const isOwn = from === chat.me?.chat_uuid;
  const isAnswered = isOwn ? room.requestState === 'pending_in' : room.requestState === 'pending_out';
  return {
    headSeq: seq,
    lastMessage: message,
    lastActivity: message.createdTime,
    ...standingAfter(room, message),
    typing: room.typing.filter((id) => id !== from),
    ...(isOwn && { seenSeq: seq, readSeq: seq }),
    ...(isAnswered && { requestState: 'accepted' }),
  };
}

/** As it is told with the message; where the guest read while it was being stored, neither count has the other. */
function unreadWith(room: Room, { seq, messageType }: Message, told: Unread): Partial<Room> {
  const { unreadAt = 0, readSeq, realUnreadCount } = room;
  const isOfBefore = (told.unreadAt ?? unreadAt) < unreadAt && seq > unreadAt - readSeq;
  if (!isOfBefore || messageType === 'status' || messageType === 'card') return counted(room, told);
  return counted(room, { unread: realUnreadCount + 1, unreadAt: seq + readSeq });
}

/**
 * Whoever writes has read what is above, and a guest opens the room again. What the house itself says is read by nobody,
 * and may be that the room is closed.
 */
function standingAfter(room: Room, { from, fromType, seq, status }: Message): Partial<Room> {
  if (from === room.hotelId) {
    const isOwn = kindOf(room) === 'house';
    return status?.event === 'closed' ? { closed: true, ...(isOwn && { closedSeq: seq }) } : {};
  }
  const marks = marked(room.marks, from, { readSeq: seq, deliveredSeq: seq });
  return { marks, ...(fromType === 'guest' && { closed: false }) };
}

/** Of a deleted message only its place is left. */
function emptied({ lastMessage }: Room, messageId: string): Partial<Room> {
  if (lastMessage?.messageId !== messageId) return {};
  const {
    fileData: _file,
    url: _url,
    urlPath: _path,
    status: _status,
    to: _to,
    lang: _lang,
    groupKey: _group,
    ...rest
  } = lastMessage;
  return { lastMessage: { ...rest, ...NO_WORDS } };
}

const NO_WORDS = {
  text: '',
  originalText: '',
  messageType: 'text',
  isForwarded: false,
  isDeleted: true,
} as const;
