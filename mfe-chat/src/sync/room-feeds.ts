import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { isFilling, placeIn } from './log-place';

/** Two nodes of the server may tell in another order than they stored in. */
const REORDER_WAIT_MS = 250;
const MOST_WAITING = 200;

/** What has a place in a room's log. */
export type LogPush =
  | { event: 'messageArrived'; push: PushOf<'newPrivateGuestMessage'> }
  | { event: 'messageDeleted'; push: PushOf<'deleteMessage'> };

interface Feed {
  waiting: LogPush[];
  timer?: ReturnType<typeof setTimeout>;
}

/** Brings the pushes of each room into their order. Where one is missing for too long, `missed` is told of it. */
export function createRoomFeeds(store: ChatStore, missed: (roomId: string) => void) {
  const feeds = new Map<string, Feed>();

  function apply({ event, push }: LogPush): void {
    const chat = store.getState();
    if (event === 'messageArrived') chat.messageArrived(push);
    else chat.messageDeleted(push);
  }

  /** All that follows on what is known, and what is known already: it may still say how much is unread. */
  function drain(roomId: string): void {
    const feed = feeds.get(roomId);
    if (!feed || isFilling(store.getState(), roomId)) return;
    feed.waiting.sort((one, other) => one.push.seq - other.push.seq);
    let next = feed.waiting[0];
    while (next && next.push.seq <= placeIn(store.getState(), roomId) + 1) {
      feed.waiting.shift();
      apply(next);
      next = feed.waiting[0];
    }
    if (next) return;
    clearTimeout(feed.timer);
    feeds.delete(roomId);
  }

  function wait(roomId: string, pushed: LogPush): void {
    const feed = feeds.get(roomId) ?? { waiting: [] };
    feeds.set(roomId, feed);
    feed.waiting.push(pushed);
    // So much is sooner asked for than kept.
    if (feed.waiting.length > MOST_WAITING) feed.waiting = feed.waiting.slice(-1);
    feed.timer ??= setTimeout(() => {
      feed.timer = undefined;
      if (feeds.has(roomId) && !isFilling(store.getState(), roomId)) missed(roomId);
    }, REORDER_WAIT_MS);
  }

  return {
    take(pushed: LogPush): void {
      const { roomId } = pushed.push;
      wait(roomId, pushed);
      if (store.getState().rooms[roomId]) drain(roomId);
    },

    /** More of the room's log is known now. */
    drain,

    forget(): void {
      for (const { timer } of feeds.values()) clearTimeout(timer);
      feeds.clear();
    },
  };
}
