import { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { Answer, Ask } from '@guest/shared/contracts/socket.contract';
import type { ChatState } from '../model/state/chat-state';
import type { ChatHandler } from './chat-handler';
import { patiently } from '../concurrency/patiently';
import { stillTheirs } from './still-theirs';
import type { SyncAround } from './sync-around';

/** Synchronises the rooms: loads all at first, and later only the differences. */
export function createDigest({ realtime, store }: SyncAround, handler: ChatHandler) {
  async function loadAll(): Promise<void> {
    store.getState().roomsRequested();
    const isTheirs = stillTheirs(store);
    try {
      const answer = await patiently(() => realtime.ask('loadGuestRooms', { limit: PAGE_SIZE }));
      if (isTheirs()) store.getState().roomsLoaded(kept(answer, isTheirs));
    } catch (error) {
      if (isTheirs()) store.getState().roomsFailed();
      throw error;
    }
  }

  async function loadDifference(): Promise<void> {
    const isTheirs = stillTheirs(store);
    const answer = await patiently(() => realtime.ask('loadGuestRooms', knownOf(store.getState())));
    // A new guest or database starts its own synchronisation.
    if (!isTheirs()) return;
    if (!answer.complete) return loadAll();
    // A push has overtaken this reply, which is therefore outdated.
    if (store.getState().userSeq > answer.userSeq) return loadDifference();
    await replay(answer);
    store.getState().roomsDiffered(kept(answer, isTheirs));
  }

  /**
   * Replays the guest's events in order. The rooms in the same reply are newer and are applied afterwards.
   */
  async function replay({ userEvents }: Answer<'loadGuestRooms'>): Promise<void> {
    for (const { seq, event, body } of userEvents) {
      if (seq <= store.getState().userSeq || !handler.hears(event)) continue;
      const checked = (await chatPushes[event].checks()).safeParse(body);
      if (checked.success) handler.hear(event, checked.data);
    }
  }

  return () => (hasRooms(store.getState()) ? loadDifference() : loadAll());
}

const hasRooms = ({ roomsLoad, rooms }: ChatState) =>
  roomsLoad === 'ready' || Object.values(rooms).some(({ isFake }) => !isFake);

/** Drops rooms that the guest left while the request was running. */
const kept = (answer: Answer<'loadGuestRooms'>, isTheirs: (roomId: string) => boolean) => ({
  ...answer,
  rooms: answer.rooms.filter(({ id }) => isTheirs(id)),
});

function knownOf({ rooms, roomsCursor, userSeq, epoch }: ChatState): Ask<'loadGuestRooms'> {
  const told = Object.values(rooms).filter(({ isFake }) => !isFake);
  const oldest = told.map(({ lastActivity }) => lastActivity).toSorted()[0];
  return {
    heads: Object.fromEntries(told.map(({ id, headSeq }) => [id, headSeq])),
    marks: Object.fromEntries(told.map(({ id, mark }) => [id, mark])),
    userSeq,
    ...(epoch !== null && { epoch }),
    // Excludes rooms of further pages until they become active.
    ...(roomsCursor !== null && oldest !== undefined && { since: oldest }),
  };
}
