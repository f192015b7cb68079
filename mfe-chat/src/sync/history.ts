import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { Answer, Ask } from '@guest/shared/contracts/socket.contract';
import { logOf } from '../model/state/chat-state';
import { firstNumbered, isHeld } from '../model/message/log';
import { isNoRoom, patiently } from '../concurrency/patiently';
import { stillTheirs } from './still-theirs';
import type { SyncAround } from './sync-around';

type Page = Answer<'loadMoreMessages'>;

export type History = ReturnType<typeof createHistory>;

/** Loads pages of a room's history, one at a time: the newest first, then older ones. */
export function createHistory({ realtime, store, failed }: SyncAround, loaded: (page: Page) => void) {
  async function load(asked: Ask<'loadMoreMessages'>): Promise<void> {
    const { roomId, beforeSeq } = asked;
    const isTheirs = stillTheirs(store);
    store.getState().messagesRequested(roomId);
    try {
      const page = await patiently(() => realtime.ask('loadMoreMessages', { ...asked, limit: PAGE_SIZE }));
      if (!isTheirs()) return;
      store.getState().messagesLoaded({ page, ...(beforeSeq !== undefined && { beforeSeq }) });
      loaded(page);
    } catch (error) {
      if (isNoRoom(error)) store.getState().roomGone(roomId);
      else store.getState().messagesFailed(roomId);
      failed(`messages of ${roomId}`, error);
    }
  }

  return {
    async newest(roomId: string): Promise<void> {
      const log = logOf(store.getState(), roomId);
      if (log.load !== 'loading' && !isHeld(log)) await load({ roomId });
    },

    async older(roomId: string): Promise<void> {
      const log = logOf(store.getState(), roomId);
      const room = store.getState().rooms[roomId];
      const first = firstNumbered(log);
      if (!room || room.isFetchComplete || log.load === 'loading' || !first) return;
      await load({ roomId, beforeSeq: first.seq });
    },
  };
}
