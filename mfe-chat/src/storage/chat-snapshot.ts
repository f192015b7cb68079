import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ChatState } from '../model/state/chat-state';
import { EMPTY_LOG, hasHistory, withAll, type Log } from '../model/message/log';
import { messageIn } from '../model/message/message-map';
import { toShownMessage } from '../model/message/shown-message';
import { roomIdsIn } from '../model/state/room-list';
import type { RestoredState } from '../model/store/session-effects';
import { SNAPSHOT_VERSION, type ChatSnapshot } from './chat-snapshot.schema';

/**
 * Takes a snapshot of the newest page of rooms, and of messages in each opened room. Returns `undefined`
 * until the server has sent the rooms.
 */
export function toSnapshot(chat: ChatState): ChatSnapshot | undefined {
  const { epoch, userSeq, roomsCursor, contacts, staff } = chat;
  if (epoch === null || chat.roomsLoad !== 'ready') return undefined;
  const all = roomIdsIn(chat).flatMap((id) => (chat.rooms[id]?.isFake === false ? [chat.rooms[id]] : []));
  const rooms = all.slice(0, PAGE_SIZE);
  return {
    version: SNAPSHOT_VERSION,
    epoch,
    userSeq,
    contacts: Object.values(contacts),
    staff: [...staff],
    // If loaded rooms are left out here, the cursor is dropped, so that the next synchronisation is not
    // limited to rooms newer than the oldest stored one.
    roomsCursor: all.length > rooms.length ? null : roomsCursor,
    rooms: rooms.map(({ seenSeq: _seen, ...room }) => ({ ...room, isActive: false, typing: [] })),
    logs: rooms.flatMap(({ id, isFetchComplete }) => {
      const log = chat.logs[id];
      return log && hasHistory(log) ? [toLogSnapshot(id, log, isFetchComplete)] : [];
    }),
  };
}

function toLogSnapshot(roomId: string, log: Log, isFetchComplete: boolean): ChatSnapshot['logs'][number] {
  const numbered = log.keys.flatMap((key) => {
    const message = messageIn(log.byKey, key);
    return message && !message.sending ? [message] : [];
  });
  const messages = numbered
    .slice(-PAGE_SIZE)
    .map(({ attachment: _file, ...message }): Message => ({ ...message, deliveredTo: [], readBy: [] }));
  const isComplete = isFetchComplete && numbered.length <= PAGE_SIZE;
  return { roomId, knownSeq: log.knownSeq, isComplete, messages };
}

export function fromSnapshot({
  logs,
  rooms,
  contacts,
  staff,
  epoch,
  userSeq,
  roomsCursor,
}: ChatSnapshot): RestoredState {
  const complete = new Set(logs.filter(({ isComplete }) => isComplete).map(({ roomId }) => roomId));
  return {
    epoch,
    userSeq,
    roomsCursor,
    staff,
    contacts: byId(contacts),
    rooms: byId(
      rooms.map((room) => ({ ...room, isFetchComplete: complete.has(room.id), seenSeq: room.readSeq })),
    ),
    logs: Object.fromEntries(
      logs.map(({ roomId, knownSeq, messages }) => [
        roomId,
        withAll({ ...EMPTY_LOG, load: 'ready', knownSeq }, messages.map(toShownMessage)),
      ]),
    ),
  };
}

const byId = <T extends { id: string }>(all: readonly T[]) =>
  Object.fromEntries(all.map((one) => [one.id, one]));
