import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import { logOf, withLog, withRoom, type Effect } from '../state/chat-state';
import { echoesIn, EMPTY_LOG, keyOfMessage, withAll, withoutOne, type Log } from '../message/log';
import { toShownMessage } from '../message/shown-message';

type Page = ReplyOf<'loadMoreMessages'>;

/** A page of history; without `beforeSeq` it is the newest page. */
interface LoadedPage {
  page: Page;
  beforeSeq?: number;
}

export const historyEffects = {
  messagesRequested: (chat, roomId) => withLog(chat, roomId, { ...logOf(chat, roomId), load: 'loading' }),

  messagesFailed: (chat, roomId) => withLog(chat, roomId, { ...logOf(chat, roomId), load: 'error' }),

  messagesLoaded(chat, { page, beforeSeq }) {
    const { roomId } = page;
    // If the last page is exactly full, the end is only known after one more, empty page.
    const isFetchComplete = page.isFetchComplete || page.messages.length < PAGE_SIZE;
    const log =
      beforeSeq === undefined
        ? withNewestPage(logOf(chat, roomId), page)
        : withOlderPage(logOf(chat, roomId), page);
    return {
      ...withLog(chat, roomId, log),
      ...withRoom(chat, roomId, () => ({ isFetchComplete })),
    };
  },

  /** Adds the messages that were missed since the last known position. */
  messagesCaughtUp(chat, page) {
    const before = logOf(chat, page.roomId);
    const log = page.complete
      ? withMissedPage(before, page)
      : { ...withNewestPage(before, page), isGap: true };
    return {
      ...withLog(chat, page.roomId, log),
      ...(!page.complete && withRoom(chat, page.roomId, () => ({ isFetchComplete: false }))),
    };
  },
} satisfies {
  messagesRequested: Effect<string>;
  messagesFailed: Effect<string>;
  messagesLoaded: Effect<LoadedPage>;
  messagesCaughtUp: Effect<Page>;
};

/** Only unsent messages are carried over to the newest page. */
function withNewestPage(log: Log, page: Page): Log {
  const fresh = withAll(
    { ...EMPTY_LOG, load: 'ready', knownSeq: page.toSeq },
    page.messages.map(toShownMessage),
  );
  return withAll(
    fresh,
    echoesIn(log).filter(({ key }) => !fresh.keys.includes(key)),
  );
}

const withOlderPage = (log: Log, page: Page): Log => ({
  ...withAll(log, page.messages.map(toShownMessage)),
  load: 'ready',
  isGap: false,
});

function withMissedPage(log: Log, page: Page): Log {
  const keys = page.deleted.flatMap((id) => keyOfMessage(log, id) ?? []);
  const without = keys.reduce(withoutOne, log);
  const all = withAll(without, page.messages.map(toShownMessage));
  return { ...all, load: 'ready', knownSeq: Math.max(log.knownSeq, page.toSeq) };
}
