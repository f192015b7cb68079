import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { isHeld } from '../model/message/log';
import { placeIn } from './log-place';
import { oneAtATime } from '../concurrency/one-at-a-time';
import { isNoRoom, patiently } from '../concurrency/patiently';
import { stillTheirs } from './still-theirs';
import type { SyncAround } from './sync-around';

const MOST_PER_PAGE = 100;

/** Loads what was missed in a room, one request at a time per kind. */
export function createCatchUp(
  { realtime, store, failed }: SyncAround,
  caughtUp: (roomId: string, messages: readonly Message[]) => void,
) {
  const runs = new Map<string, () => Promise<void>>();

  async function log(roomId: string): Promise<Message[]> {
    const missed: Message[] = [];
    const { epoch } = store.getState();
    for (;;) {
      const afterSeq = placeIn(store.getState(), roomId);
      const page = await patiently(() =>
        realtime.ask('loadMoreMessages', { roomId, afterSeq, limit: MOST_PER_PAGE }),
      );
      // The guest may have signed out, or the database changed, while the page was loading.
      if (!store.getState().logs[roomId] || store.getState().epoch !== epoch) return missed;
      store.getState().messagesCaughtUp(page);
      missed.push(...page.messages);
      if (!page.complete || page.toSeq >= page.headSeq) break;
    }
    // The messages show what was written, but not the resulting state of the room.
    const { rooms } = store.getState();
    if (placeIn(store.getState(), roomId) > (rooms[roomId]?.headSeq ?? Infinity)) await room(roomId);
    return missed;
  }

  async function room(roomId: string): Promise<Message[]> {
    const { userSeq } = store.getState();
    const isTheirs = stillTheirs(store);
    const told = await patiently(() => realtime.ask('guestGetRoomInfo', { roomId }));
    if (!isTheirs(roomId)) return [];
    // A room that was unknown before may have been left meanwhile, so a change of `userSeq` repeats the
    // request.
    if (store.getState().userSeq !== userSeq) return room(roomId);
    store.getState().roomTold(told);
    return [];
  }

  async function bring(roomId: string, what: 'room' | 'log'): Promise<void> {
    const held = store.getState().logs[roomId];
    try {
      const missed = await (what === 'log' && held && isHeld(held) ? log(roomId) : room(roomId));
      caughtUp(roomId, missed);
    } catch (error) {
      if (isNoRoom(error)) store.getState().roomGone(roomId);
      else failed(`what was missed in ${roomId}`, error);
    }
  }

  function run(roomId: string, what: 'room' | 'log'): Promise<void> {
    const name = `${what} ${roomId}`;
    // A request that is already running may not include this change, so another one follows it.
    const again = runs.get(name) ?? oneAtATime(() => bring(roomId, what));
    runs.set(name, again);
    return again();
  }

  return {
    /** Loads missed messages if the history is loaded, otherwise the room. */
    messages: (roomId: string) => run(roomId, 'log'),
    /** Loads the room's properties and members. */
    room: (roomId: string) => run(roomId, 'room'),
  };
}
