import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { hasHistory } from '../model/message/log';
import { logPosition } from './log-position';
import { singleFlight } from '../concurrency/single-flight';
import { isRoomGone, retry } from '../concurrency/retry';
import { createResponseGuard } from './stale-response-guard';
import type { SyncDeps } from './sync-deps';

const MAX_PER_PAGE = 100;

/** Loads the missed messages and changes of a room, one request at a time per kind. */
export function createCatchUp(
  { realtime, store, failed }: SyncDeps,
  onCaughtUp: (roomId: string, messages: readonly Message[]) => void,
) {
  const runs = new Map<string, () => Promise<void>>();

  async function loadMissedMessages(roomId: string): Promise<Message[]> {
    const missed: Message[] = [];
    const { epoch } = store.getState();
    for (;;) {
      const afterSeq = logPosition(store.getState(), roomId);
      const page = await retry(() =>
        realtime.ask('loadMoreMessages', { roomId, afterSeq, limit: MAX_PER_PAGE }),
      );
      // The guest may have signed out, or the database changed, while the page was loading.
      if (!store.getState().logs[roomId] || store.getState().epoch !== epoch) return missed;
      store.getState().messagesCaughtUp(page);
      missed.push(...page.messages);
      if (!page.complete || page.toSeq >= page.headSeq) break;
    }
    // Messages do not contain the resulting state of the room.
    const { rooms } = store.getState();
    if (logPosition(store.getState(), roomId) > (rooms[roomId]?.headSeq ?? Infinity)) await loadRoom(roomId);
    return missed;
  }

  async function loadRoom(roomId: string): Promise<Message[]> {
    const { userSeq } = store.getState();
    const isCurrent = createResponseGuard(store);
    const conversation = await retry(() => realtime.ask('guestGetRoomInfo', { roomId }));
    if (!isCurrent(roomId)) return [];
    // A room that was unknown before may have been left meanwhile, so a change of `userSeq` repeats the
    // request.
    if (store.getState().userSeq !== userSeq) return loadRoom(roomId);
    store.getState().roomReceived(conversation);
    return [];
  }

  async function load(roomId: string, what: 'room' | 'log'): Promise<void> {
    const held = store.getState().logs[roomId];
    try {
      const missed = await (what === 'log' && held && hasHistory(held)
        ? loadMissedMessages(roomId)
        : loadRoom(roomId));
      onCaughtUp(roomId, missed);
    } catch (error) {
      if (isRoomGone(error)) store.getState().roomGone(roomId);
      else failed(`what was missed in ${roomId}`, error);
    }
  }

  function run(roomId: string, what: 'room' | 'log'): Promise<void> {
    const name = `${what} ${roomId}`;
    // A request that is already running may not include this change, so another one follows it.
    const again = runs.get(name) ?? singleFlight(() => load(roomId, what));
    runs.set(name, again);
    return again();
  }

  return {
    /** Loads missed messages if the history is loaded, otherwise the room. */
    messages: (roomId: string) => run(roomId, 'log'),
    /** Loads the room's properties and members. */
    loadRoom: (roomId: string) => run(roomId, 'room'),
  };
}
