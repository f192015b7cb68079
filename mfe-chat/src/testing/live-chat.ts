import type { Conversation, Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, onTestFinished } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import type { Step } from '../concurrency/steps';
import { startSync } from '../sync/start-sync';
import { conversation, EPOCH, me, message } from './build-chat';

export const ROOM = uuidOf(10);

export const digestOf = (rooms: Conversation[], facts: Partial<ReplyOf<'loadGuestRooms'>> = {}) => ({
  rooms,
  gone: [],
  userSeq: 0,
  userEvents: [],
  complete: true,
  cursor: null,
  ...facts,
});

export const pageOf = (messages: Message[], facts: Partial<ReplyOf<'loadMoreMessages'>> = {}) => {
  const end = messages.at(-1)?.seq ?? 0;
  return {
    roomId: messages[0]?.roomId ?? ROOM,
    messages,
    deleted: [],
    toSeq: end,
    headSeq: end,
    isFetchComplete: messages.length < 25,
    complete: true,
    ...facts,
  };
};

/** Builds messages 1 to `length`, all from staff. */
export const lines = (length: number) => Array.from({ length }, (_, index) => message(index + 1));

interface LiveChatOptions {
  rooms?: Conversation[];
  answers?: FakeSocketReplies;
  others?: Step[];
}

/** A complete chat with a fake socket: connected, with its rooms loaded. */
export async function liveChat({
  rooms = [conversation()],
  answers = {},
  others = [],
}: LiveChatOptions = {}) {
  const [first] = rooms;
  const realtime = fakeRealtime({
    loadGuestRooms: digestOf(rooms),
    loadMoreMessages: pageOf(lines(first?.headSeq ?? 0), { roomId: first?.id ?? ROOM }),
    getStaffsExternal: [],
    getGuestsById: [],
    messageDelivered: null,
    roomReadBy: ({ roomId }) => ({ roomId, readSeq: first?.headSeq ?? 0, unread: 0 }),
    ...answers,
  });
  const store = createChatStore();
  const failures: string[] = [];
  const flushed: number[] = [];
  store.getState().guestSignedIn(me);
  realtime.state.getState().connectionChanged({ epoch: EPOCH });
  const sync = startSync({
    realtime,
    store,
    others,
    failed: (step) => void failures.push(step),
    flush: () => void flushed.push(realtime.sentRequests.length),
  });
  onTestFinished(sync.stop);
  await expect.poll(() => store.getState().staffLoad).not.toMatch(/none|loading/);
  const open = async (roomId: string) => {
    store.getState().roomOpened(roomId);
    await sync.loadActiveRoom();
  };
  return { realtime, store, sync, failures, flushed, open, now: () => store.getState() };
}

/** Returns the bodies of the requests with this name. */
export const requestsNamed = (realtime: ReturnType<typeof fakeRealtime>, name: string) =>
  realtime.sentRequests.filter((request) => request.name === name).map(({ body }) => body);
