import type { PushOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from '../model/store/chat.store';
import { isLoadingNewest, logPosition } from './log-position';

/** Two server nodes may push messages in another order than they were stored. */
const REORDER_WAIT_MS = 250;
const MAX_WAITING = 200;

/** A push with a position in the room's log. */
export type LogPush =
  | { event: 'messageArrived'; push: PushOf<'newPrivateGuestMessage'> }
  | { event: 'messageDeleted'; push: PushOf<'deleteMessage'> };

interface RoomFeed {
  waiting: LogPush[];
  timer?: ReturnType<typeof setTimeout>;
}

/** Orders the pushes of each room. If one is missing for too long, `onGap` is called. */
export function createRoomFeeds(store: ChatStore, onGap: (roomId: string) => void) {
  const feeds = new Map<string, RoomFeed>();

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
    if (!feed || isLoadingNewest(store.getState(), roomId)) return;
    feed.waiting.sort((one, other) => one.push.seq - other.push.seq);
    let next = feed.waiting[0];
    while (next && next.push.seq <= logPosition(store.getState(), roomId) + 1) {
      feed.waiting.shift();
      apply(next);
      next = feed.waiting[0];
    }
    if (next) return;
    clearTimeout(feed.timer);
    feeds.delete(roomId);
  }

  function wait(roomId: string, logPush: LogPush): void {
    const feed = feeds.get(roomId) ?? { waiting: [] };
    feeds.set(roomId, feed);
    feed.waiting.push(logPush);
    // With this many pushes waiting, requesting the messages is cheaper than storing them.
    if (feed.waiting.length > MAX_WAITING) feed.waiting = feed.waiting.slice(-1);
    feed.timer ??= setTimeout(() => {
      feed.timer = undefined;
      if (feeds.has(roomId) && !isLoadingNewest(store.getState(), roomId)) onGap(roomId);
    }, REORDER_WAIT_MS);
  }

  return {
    add(logPush: LogPush): void {
      const { roomId } = logPush.push;
      wait(roomId, logPush);
      if (store.getState().rooms[roomId]) drain(roomId);
    },

    /** Must be called when more of the room's log is loaded. */
    drain,

    clear(): void {
      for (const { timer } of feeds.values()) clearTimeout(timer);
      feeds.clear();
    },
  };
}
