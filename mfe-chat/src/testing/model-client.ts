import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { expect, vi } from 'vitest';
import { createChatStore, type ChatStore } from '../model/store/chat.store';
import { messageIn } from '../model/message/message-map';
import { isToRate } from '../model/state/room';
import { isNoRoom } from '../concurrency/patiently';
import { startSync } from '../sync/start-sync';
import { EPOCH, me } from './build-chat';
import type { createModelServer, Pushed } from './model-server';

export type Server = ReturnType<typeof createModelServer>;
export type Client = Awaited<ReturnType<typeof connect>>;

/**
 * A page of the guest connected to the model server. A reply reflects the moment of its request and arrives
 * after the delay given by `takes`.
 */
export async function connect(server: Server, takes: () => number = () => 0) {
  const near = fakeRealtime(server.answers);
  const { ask } = near;
  const askFromAfar: typeof ask = async (name, asked) => {
    const answer = await ask(name, asked);
    const ms = takes();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    return answer;
  };
  const realtime = { ...near, ask: askFromAfar };
  realtime.state.getState().connectionChanged({ epoch: EPOCH });
  const store = createChatStore();
  store.getState().guestMet(me);
  const troubles: unknown[] = [];
  const sync = startSync({
    realtime,
    store,
    flush: () => {},
    failed: (_step, error) => void troubles.push(error),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  return { realtime, store, sync, troubles };
}

export const push = ({ realtime }: Client, { name, body }: Pushed) =>
  // The cast is safe because the model pairs each name with its body.
  realtime.pushed(name, structuredClone(body) as PushOf<typeof name>);

export const isInLog = ({ name }: Pushed) => name === 'newExternalMessage' || name === 'deleteMessage';

/** Returns all that the client shows after loading the full history of every room. */
export async function shownBy({ store, sync, troubles }: Client) {
  for (const id of Object.keys(store.getState().rooms)) {
    await sync.history.newest(id);
    while (store.getState().rooms[id]?.isFetchComplete === false) await sync.history.older(id);
  }
  // Requests for a room that the guest has left are expected to fail.
  expect(troubles.filter((error) => !isNoRoom(error))).toEqual([]);
  return roomsShown(store);
}

function roomsShown(store: ChatStore) {
  const { rooms, logs } = store.getState();
  // `mark` is left out, and `ratedSeq` is replaced by `isToRate`, because a fresh client does not know of
  // ratings before the last closing.
  return Object.values(rooms).map(({ mark: _mark, ratedSeq = 0, ...told }) => ({
    ...told,
    isToRate: isToRate({ ...told, mark: '', ratedSeq }),
    messages: logs[told.id]?.keys.map((key) => messageIn(logs[told.id]?.byKey ?? {}, key)),
    knownSeq: logs[told.id]?.knownSeq,
  }));
}
