import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { expect, test, vi } from 'vitest';
import { logOf } from '../model/state/chat-state';
import { createChatStore } from '../model/store/chat.store';
import { createChat, type ChatDeps } from './create-chat';
import { conversation, me } from '../testing/build-chat';
import { digestOf, ROOM } from '../testing/live-chat';

function chatOf(guest: ReturnType<ChatDeps['guest']>, realtime = fakeRealtime()) {
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  store.getState().roomsLoaded(digestOf([conversation()], { cursor: 'next' }));
  store.getState().draftSaved({ roomId: ROOM, draft: { text: 'Two towels, please' } });
  const property = () => ({ uuid: 'casa', timeZone: 'Europe/Lisbon' });
  const chat = createChat({
    store,
    realtime,
    guest: () => guest,
    now: Date.now,
    property,
    rate: async () => {},
  });
  return { chat, store };
}

test('S-20 a message is not shown while the outbox is not ready, and its text stays in the draft', () => {
  const { chat, store } = chatOf(undefined);

  expect(() => chat.send({ roomId: ROOM, text: 'Two towels, please' })).toThrow('not ready');

  expect(logOf(store.getState(), ROOM).keys).toEqual([]);
  expect(Object.values(store.getState().drafts)).toEqual([{ text: 'Two towels, please' }]);
});

test('a page of rooms that arrives after sign-out is ignored', async () => {
  const realtime = fakeRealtime({
    loadMoreRooms: { rooms: [conversation()], cursor: null, isFetchComplete: true },
  });
  const { chat, store } = chatOf(undefined, realtime);

  const loading = chat.loadMoreRooms();
  store.getState().signedOut();
  await loading;

  expect(store.getState().rooms).toEqual({});
});

test('S-20 a message gets a key on a page without TLS', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(7),
    randomUUID: undefined,
  });
  const sender = { send: vi.fn(), retry: vi.fn(), discard: vi.fn() };
  const sync = { history: { older: vi.fn(), missed: vi.fn() }, bringActive: vi.fn(), look: vi.fn() };
  const { chat, store } = chatOf({ sender, sync } as unknown as ReturnType<ChatDeps['guest']>);

  const key = chat.send({ roomId: ROOM, text: 'Two towels, please' });

  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(sender.send.mock.calls).toEqual([[ROOM, key]]);
  expect(logOf(store.getState(), ROOM).keys).toEqual([key]);
  vi.unstubAllGlobals();
});
