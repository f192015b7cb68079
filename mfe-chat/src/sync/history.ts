import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { logOf } from '../model/state/chat-state';
import { firstAcknowledged, hasHistory } from '../model/message/log';
import { isRoomGone, retry } from '../concurrency/retry';
import { createResponseGuard } from './stale-response-guard';
import type { SyncDeps } from './sync-deps';

type Page = ReplyOf<'loadMoreMessages'>;

export type History = ReturnType<typeof createHistory>;

/** Loads pages of a room's history, one at a time: the newest first, then older ones. */
export function createHistory({ realtime, store, failed }: SyncDeps, onLoaded: (page: Page) => void) {
  async function load(query: RequestOf<'loadMoreMessages'>): Promise<void> {
    const { roomId, beforeSeq } = query;
    const isCurrent = createResponseGuard(store);
    store.getState().messagesRequested(roomId);
    try {
      const page = await retry(() => realtime.ask('loadMoreMessages', { ...query, limit: PAGE_SIZE }));
      if (!isCurrent()) return;
      store.getState().messagesLoaded({ page, ...(beforeSeq !== undefined && { beforeSeq }) });
      onLoaded(page);
    } catch (error) {
      if (isRoomGone(error)) store.getState().roomGone(roomId);
      else store.getState().messagesFailed(roomId);
      failed(`messages of ${roomId}`, error);
    }
  }

  return {
    async newest(roomId: string): Promise<void> {
      const log = logOf(store.getState(), roomId);
      if (log.load !== 'loading' && !hasHistory(log)) await load({ roomId });
    },

    async older(roomId: string): Promise<void> {
      const log = logOf(store.getState(), roomId);
      const room = store.getState().rooms[roomId];
      const first = firstAcknowledged(log);
      if (!room || room.isFetchComplete || log.load === 'loading' || !first) return;
      await load({ roomId, beforeSeq: first.seq });
    },
  };
}
