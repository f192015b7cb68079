import { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { PAGE_SIZE } from '@guest/shared/contracts/chat/chat-pages';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import type { ChatState } from '../model/state/chat-state';
import type { ChatHandler } from './chat-handler';
import { retry } from '../concurrency/retry';
import { createResponseGuard } from './stale-response-guard';
import type { SyncDeps } from './sync-deps';

/** Synchronises the rooms: loads all at first, and later only the differences. */
export function createDigest({ realtime, store }: SyncDeps, handler: ChatHandler) {
  async function loadAll(): Promise<void> {
    store.getState().roomsRequested();
    const isCurrent = createResponseGuard(store);
    try {
      const answer = await retry(() => realtime.ask('loadGuestRooms', { limit: PAGE_SIZE }));
      if (isCurrent()) store.getState().roomsLoaded(withoutLeftRooms(answer, isCurrent));
    } catch (error) {
      if (isCurrent()) store.getState().roomsFailed();
      throw error;
    }
  }

  async function loadDifference(): Promise<void> {
    const isCurrent = createResponseGuard(store);
    const answer = await retry(() => realtime.ask('loadGuestRooms', toDigestQuery(store.getState())));
    // A new guest or database starts its own synchronisation.
    if (!isCurrent()) return;
    if (!answer.complete) return loadAll();
    // A push has overtaken this reply, which is therefore outdated.
    if (store.getState().userSeq > answer.userSeq) return loadDifference();
    await replay(answer);
    store.getState().roomsSynchronised(withoutLeftRooms(answer, isCurrent));
  }

  /**
   * Replays the guest's events in order. The rooms in the same reply are newer and are applied afterwards.
   */
  async function replay({ userEvents }: ReplyOf<'loadGuestRooms'>): Promise<void> {
    for (const { seq, event, body } of userEvents) {
      if (seq <= store.getState().userSeq || !handler.handles(event)) continue;
      const checked = (await chatPushes[event].checks()).safeParse(body);
      if (checked.success) handler.handle(event, checked.data);
    }
  }

  return () => (hasRooms(store.getState()) ? loadDifference() : loadAll());
}

const hasRooms = ({ roomsLoad, rooms }: ChatState) =>
  roomsLoad === 'ready' || Object.values(rooms).some(({ isFake }) => !isFake);

/** Drops rooms that the guest left while the request was running. */
const withoutLeftRooms = (answer: ReplyOf<'loadGuestRooms'>, isCurrent: (roomId: string) => boolean) => ({
  ...answer,
  rooms: answer.rooms.filter(({ id }) => isCurrent(id)),
});

function toDigestQuery({ rooms, roomsCursor, userSeq, epoch }: ChatState): RequestOf<'loadGuestRooms'> {
  const knownRooms = Object.values(rooms).filter(({ isFake }) => !isFake);
  const oldest = knownRooms.map(({ lastActivity }) => lastActivity).toSorted()[0];
  return {
    heads: Object.fromEntries(knownRooms.map(({ id, headSeq }) => [id, headSeq])),
    marks: Object.fromEntries(knownRooms.map(({ id, mark }) => [id, mark])),
    userSeq,
    ...(epoch !== null && { epoch }),
    // Excludes rooms of further pages until they become active.
    ...(roomsCursor !== null && oldest !== undefined && { since: oldest }),
  };
}
