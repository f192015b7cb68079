import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { isFilling, placeIn } from './log-place';

/** Two server nodes may push messages in another order than they were stored. */
const REORDER_WAIT_MS = 250;
const MOST_WAITING = 200;

/** A push with a position in the room's log. */
export type LogPush =
  | { event: 'messageArrived'; push: PushOf<'newPrivateGuestMessage'> }
  | { event: 'messageDeleted'; push: PushOf<'deleteMessage'> };

interface Feed {
  waiting: LogPush[];
  timer?: ReturnType<typeof setTimeout>;
}

/** Orders the pushes of each room. If one is missing for too long, `missed` is called. */
export function createRoomFeeds(store: ChatStore, missed: (roomId: string) => void) {
  const feeds = new Map<string, Feed>();

  function apply({ event, push }: LogPush): void {
    const chat = store.getState();
    if (event === 'messageArrived') chat.messageArrived(push);
    else chat.messageDeleted(push);
  }

  /**
   * Applies all pushes that continue the log, and those already known, because they may carry a newer unread
   * count.
   */
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
    // With this many pushes waiting, requesting the messages is cheaper than storing them.
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

    /** Must be called when more of the room's log is loaded. */
    drain,

    forget(): void {
      for (const { timer } of feeds.values()) clearTimeout(timer);
      feeds.clear();
    },
  };
}
