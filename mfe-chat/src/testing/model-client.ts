import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { expect, vi } from 'vitest';
import { createChatStore, type ChatStore } from '../model/store/chat.store';
import { messageIn } from '../model/message/message-map';
import { isToRate } from '../model/state/room';
import { isRoomGone } from '../concurrency/retry';
import { startSync } from '../sync/start-sync';
import { EPOCH, me } from './build-chat';
import type { createModelServer, Pushed } from './model-server';

export type Server = ReturnType<typeof createModelServer>;
export type Client = Awaited<ReturnType<typeof connect>>;

/**
 * A page of the guest connected to the model server. A reply reflects the moment of its request and arrives
 * after the delay given by `delay`.
 */
export async function connect(server: Server, delay: () => number = () => 0) {
  const direct = fakeRealtime(server.answers);
  const { ask } = direct;
  const delayedAsk: typeof ask = async (name, input) => {
    const answer = await ask(name, input);
    const ms = delay();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    return answer;
  };
  const realtime = { ...direct, ask: delayedAsk };
  realtime.state.getState().connectionChanged({ epoch: EPOCH });
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  const failures: unknown[] = [];
  const sync = startSync({
    realtime,
    store,
    flush: () => {},
    failed: (_step, error) => void failures.push(error),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  return { realtime, store, sync, failures };
}

export const push = ({ realtime }: Client, { name, body }: Pushed) =>
  // The cast is safe because the model pairs each name with its body.
  realtime.pushed(name, structuredClone(body) as PushOf<typeof name>);

export const isInLog = ({ name }: Pushed) => name === 'newExternalMessage' || name === 'deleteMessage';

/** Returns all that the client shows after loading the full history of every room. */
export async function visibleState({ store, sync, failures }: Client) {
  for (const id of Object.keys(store.getState().rooms)) {
    await sync.history.newest(id);
    while (store.getState().rooms[id]?.isFetchComplete === false) await sync.history.older(id);
  }
  // Requests for a room that the guest has left are expected to fail.
  expect(failures.filter((error) => !isRoomGone(error))).toEqual([]);
  return roomsShown(store);
}

function roomsShown(store: ChatStore) {
  const { rooms, logs } = store.getState();
  // `mark` is left out, and `ratedSeq` is replaced by `isToRate`, because a fresh client does not know of
  // ratings before the last closing.
  return Object.values(rooms).map(({ mark: _mark, ratedSeq = 0, ...facts }) => ({
    ...facts,
    isToRate: isToRate({ ...facts, mark: '', ratedSeq }),
    messages: logs[facts.id]?.keys.map((key) => messageIn(logs[facts.id]?.byKey ?? {}, key)),
    knownSeq: logs[facts.id]?.knownSeq,
  }));
}
