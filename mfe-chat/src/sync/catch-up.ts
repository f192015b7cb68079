import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { isHeld } from '../model/message/log';
import { placeIn } from './log-place';
import { oneAtATime } from '../concurrency/one-at-a-time';
import { isNoRoom, patiently } from '../concurrency/patiently';
import { stillTheirs } from './still-theirs';
import type { SyncAround } from './sync-around';

const MOST_PER_PAGE = 100;

/** Brings what was missed in a room, one thing at a time. */
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
      // Meanwhile the guest may have signed out, or the database be another.
      if (!store.getState().logs[roomId] || store.getState().epoch !== epoch) return missed;
      store.getState().messagesCaughtUp(page);
      missed.push(...page.messages);
      if (!page.complete || page.toSeq >= page.headSeq) break;
    }
    // Its messages say what was missed in the room, but not what that made of the room.
    const { rooms } = store.getState();
    if (placeIn(store.getState(), roomId) > (rooms[roomId]?.headSeq ?? Infinity)) await room(roomId);
    return missed;
  }

  async function room(roomId: string): Promise<Message[]> {
    const { userSeq } = store.getState();
    const isTheirs = stillTheirs(store);
    const told = await patiently(() => realtime.ask('guestGetRoomInfo', { roomId }));
    if (!isTheirs(roomId)) return [];
    // Of a room that was not known, too, it may be that the guest has left it meanwhile.
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
    // What is under way was asked for before, and may not know of it.
    const again = runs.get(name) ?? oneAtATime(() => bring(roomId, what));
    runs.set(name, again);
    return again();
  }

  return {
    /** Its messages, where they are here; else what is told of it. */
    messages: (roomId: string) => run(roomId, 'log'),
    /** How it is called and treated, and who is in it. */
    room: (roomId: string) => run(roomId, 'room'),
  };
}
