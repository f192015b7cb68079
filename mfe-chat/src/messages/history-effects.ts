import { PAGE_SIZE } from '@guest/shared/contracts/chat-pages';
import type { Answer } from '@guest/shared/contracts/socket.contract';
import { logOf, withLog, withRoom, type ChatState, type Effect } from '../chat-state';
import { counted, type Room } from '../rooms/room';
import { countUnread } from './count-unread';
import { echoesIn, EMPTY_LOG, keyOfMessage, lastNumbered, withAll, withoutOne, type Log } from './log';
import { toShown } from './shown-message';

type Page = Answer<'loadMoreMessages'>;

/** A page of the past; without `beforeSeq` it is the newest. */
interface Loaded {
  page: Page;
  beforeSeq?: number;
}

export const historyEffects = {
  messagesRequested: (chat, roomId) => withLog(chat, roomId, { ...logOf(chat, roomId), load: 'loading' }),

  messagesFailed: (chat, roomId) => withLog(chat, roomId, { ...logOf(chat, roomId), load: 'error' }),

  messagesLoaded(chat, { page, beforeSeq }) {
    const { roomId } = page;
    // The last page may be as long as any other: then one more comes, which is empty, and ends it.
    const isFetchComplete = page.isFetchComplete || page.messages.length < PAGE_SIZE;
    const log =
      beforeSeq === undefined ? newest(logOf(chat, roomId), page) : older(logOf(chat, roomId), page);
    return {
      ...withLog(chat, roomId, log),
      ...withRoom(chat, roomId, (room) => ({ isFetchComplete, ...headOf(chat, room, log, page) })),
    };
  },

  /** What was missed since the last known place. */
  messagesCaughtUp(chat, page) {
    const before = logOf(chat, page.roomId);
    const log = page.complete ? forward(before, page) : { ...newest(before, page), isGap: true };
    return {
      ...withLog(chat, page.roomId, log),
      ...withRoom(chat, page.roomId, (room) => ({
        ...(!page.complete && { isFetchComplete: false }),
        ...headOf(chat, room, log, page),
      })),
    };
  },
} satisfies {
  messagesRequested: Effect<string>;
  messagesFailed: Effect<string>;
  messagesLoaded: Effect<Loaded>;
  messagesCaughtUp: Effect<Page>;
};

/** Only what the server has not numbered outlives the newest page. */
function newest(log: Log, page: Page): Log {
  const fresh = withAll({ ...EMPTY_LOG, load: 'ready', knownSeq: page.toSeq }, page.messages.map(toShown));
  return withAll(
    fresh,
    echoesIn(log).filter(({ key }) => !fresh.keys.includes(key)),
  );
}

const older = (log: Log, page: Page): Log => ({
  ...withAll(log, page.messages.map(toShown)),
  load: 'ready',
  isGap: false,
});

function forward(log: Log, page: Page): Log {
  const keys = page.deleted.flatMap((id) => keyOfMessage(log, id) ?? []);
  const without = keys.reduce(withoutOne, log);
  const all = withAll(without, page.messages.map(toShown));
  return { ...all, load: 'ready', knownSeq: Math.max(log.knownSeq, page.toSeq) };
}

/** The room as its log now tells it, where the room itself was not told so far. */
function headOf({ me }: ChatState, room: Room, log: Log, page: Page): Partial<Room> {
  if (page.toSeq <= room.headSeq) return {};
  const last = page.messages.findLast(({ key }) => key === lastNumbered(log)?.key);
  const unread = countUnread(log, { isFetchComplete: room.isFetchComplete }, me, room.readSeq);
  return {
    headSeq: page.toSeq,
    ...(last &&
      last.seq > (room.lastMessage?.seq ?? 0) && { lastMessage: last, lastActivity: last.createdTime }),
    ...(unread !== undefined && counted(unread)),
  };
}
