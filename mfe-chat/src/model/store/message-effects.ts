import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withLog, type ChatState, type Effect } from '../state/chat-state';
import { kindOf } from '../state/room-kind';
import { dividerFor } from '../state/divider';
import { advanceMarker } from '../state/read-markers';
import { withUnreadCount, type Room, type Unread } from '../state/room';
import { hasHistory, keyOfMessage, withOne, withoutOne, type Log } from '../message/log';
import { messageIn } from '../message/message-map';
import { toShownMessage, type ShownMessage } from '../message/shown-message';

/** The payload that both pushes of a new message share. */
export type ArrivedMessage = PushOf<'newPrivateGuestMessage'>;

export const messageEffects = {
  /** A message was pushed. It may already be known by its key. */
  messageArrived(chat, { prevSeq: _prevSeq, epoch: _epoch, unread, unreadAt, ...message }) {
    const room = chat.rooms[message.roomId];
    const log = chat.logs[message.roomId];
    return {
      ...(log && withLog(chat, message.roomId, withReceived(log, message))),
      ...(room && { divider: dividerFor(chat, room, message) }),
      ...(room && {
        rooms: {
          ...chat.rooms,
          [room.id]: {
            ...room,
            ...withActivity(chat, room, message),
            ...unreadWith(room, message, { unread, unreadAt }),
          },
        },
      }),
    };
  },

  messageDeleted(chat, { roomId, messageId, seq, ...unreadFields }) {
    const room = chat.rooms[roomId];
    const log = chat.logs[roomId];
    const key = log && keyOfMessage(log, messageId);
    return {
      ...(log && withLog(chat, roomId, withKnownSeq(key === undefined ? log : withoutOne(log, key), seq))),
      ...(room && {
        rooms: {
          ...chat.rooms,
          [roomId]: {
            ...room,
            ...withoutDeletedContent(room, messageId),
            ...withUnreadCount(room, unreadFields),
            headSeq: Math.max(room.headSeq, seq),
          },
        },
      }),
    };
  },

  deletionStarted: ({ deletingIds }, messageId) =>
    deletingIds.includes(messageId) ? {} : { deletingIds: [...deletingIds, messageId] },
  deletionEnded: ({ deletingIds }, messageId) => ({
    deletingIds: deletingIds.filter((id) => id !== messageId),
  }),

  /**
   * The guest deleted a message on this device. Its log position follows with the push, or with the next
   * synchronisation.
   */
  ownMessageDeleted(chat, { roomId, messageId }) {
    const room = chat.rooms[roomId];
    const log = chat.logs[roomId];
    const key = log && keyOfMessage(log, messageId);
    return {
      ...(log && key !== undefined && withLog(chat, roomId, withoutOne(log, key))),
      ...(room && {
        rooms: { ...chat.rooms, [roomId]: { ...room, ...withoutDeletedContent(room, messageId) } },
      }),
    };
  },

  /**
   * Updates the booking or order on a card. Pushes may arrive out of order, so an older version changes
   * nothing.
   */
  cardUpdated(chat, { roomId, messageId, card }) {
    const log = chat.logs[roomId];
    const message = log && messageIn(log.byKey, keyOfMessage(log, messageId) ?? '');
    if (!log || !message?.card || message.card.version >= card.version) return {};
    return withLog(chat, roomId, withOne(log, { ...message, card }));
  },
} satisfies {
  cardUpdated: Effect<PushOf<'cardUpdated'>>;
  deletionStarted: Effect<string>;
  deletionEnded: Effect<string>;
  ownMessageDeleted: Effect<{ roomId: string; messageId: string }>;
  messageArrived: Effect<ArrivedMessage>;
  messageDeleted: Effect<PushOf<'deleteMessage'>>;
};

/**
 * Adds a pushed message. A message that arrives before the history is requested does not count as a loaded
 * page.
 */
function withReceived(log: Log, message: Message): Log {
  const before = messageIn(log.byKey, message.key);
  // A message at a known position is a repeated push, or was deleted since.
  const isOld = hasHistory(log) ? message.seq <= log.knownSeq : !before;
  if (isOld && !before?.sending) return log;
  // A file sent from this device stays on display from memory, to avoid flicker when the server's copy is
  // ready.
  const shown: ShownMessage = {
    ...toShownMessage(message),
    ...(before?.attachment && { attachment: before.attachment }),
  };
  return withKnownSeq(withOne(log, shown), message.seq);
}

const withKnownSeq = (log: Log, seq: number): Log =>
  seq === log.knownSeq + 1 ? { ...log, knownSeq: seq } : log;

/** Updates the room's activity, status and own read position for a new message. */
function withActivity(chat: ChatState, room: Room, message: Message): Partial<Room> {
  const { seq, from } = message;
  if (seq <= room.headSeq) return {};
  const isOwn = from === chat.me?.chat_uuid;
  const isAnswered = isOwn ? room.requestState === 'pending_in' : room.requestState === 'pending_out';
  return {
    headSeq: seq,
    lastMessage: message,
    lastActivity: message.createdTime,
    ...statusAfter(room, message),
    typing: room.typing.filter((id) => id !== from),
    ...(isOwn && { seenSeq: seq, readSeq: seq }),
    ...(isAnswered && { requestState: 'accepted' }),
  };
}

/**
 * Applies the unread count sent with the message. If the guest read the room while the message was being
 * stored, that count ignores the reading and the local count ignores the message, so the local count is
 * increased by one.
 */
function unreadWith(room: Room, { seq, messageType }: Message, unreadFields: Unread): Partial<Room> {
  const { unreadAt = 0, readSeq, realUnreadCount } = room;
  const isOutdated = (unreadFields.unreadAt ?? unreadAt) < unreadAt && seq > unreadAt - readSeq;
  if (!isOutdated || messageType === 'status' || messageType === 'card')
    return withUnreadCount(room, unreadFields);
  return withUnreadCount(room, { unread: realUnreadCount + 1, unreadAt: seq + readSeq });
}

/**
 * A sender has read everything before their message, and a guest's message reopens the room. Messages of the
 * hotel itself set no read marker, but may report that the room is closed.
 */
function statusAfter(room: Room, { from, fromType, seq, status }: Message): Partial<Room> {
  if (from === room.hotelId) {
    const isOwn = kindOf(room) === 'reception';
    return status?.event === 'closed' ? { closed: true, ...(isOwn && { closedSeq: seq }) } : {};
  }
  const marks = advanceMarker(room.marks, from, { readSeq: seq, deliveredSeq: seq });
  return { marks, ...(fromType === 'guest' && { closed: false }) };
}

/** Clears the content of a deleted message and keeps its position. */
function withoutDeletedContent({ lastMessage }: Room, messageId: string): Partial<Room> {
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
  return { lastMessage: { ...rest, ...NO_CONTENT } };
}

const NO_CONTENT = {
  text: '',
  originalText: '',
  messageType: 'text',
  isForwarded: false,
  isDeleted: true,
} as const;
