import { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { Answer, Ask } from '@guest/shared/contracts/socket.contract';
import type { ChatState } from '../model/state/chat-state';
import type { ChatHandler } from './chat-handler';
import { patiently } from '../concurrency/patiently';
import { stillTheirs } from './still-theirs';
import type { SyncAround } from './sync-around';

/** Asks for the rooms: all at first, and later what differs from what is known here. */
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
    // Whoever is there by now, or the other database, is met by itself.
    if (!isTheirs()) return;
    if (!answer.complete) return loadAll();
    // A push has overtaken the answer, which is older than what is known by now.
    if (store.getState().userSeq > answer.userSeq) return loadDifference();
    await replay(answer);
    store.getState().roomsDiffered(kept(answer, isTheirs));
  }

  /** What happened to the guest, in its order. The rooms that are told with it are newer, and told after it. */
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

/** Rooms that were left while they were told of stay away. */
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
    // Rooms of further pages stay there until something happens in them.
    ...(roomsCursor !== null && oldest !== undefined && { since: oldest }),
  };
}
