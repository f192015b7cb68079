import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { messageIn } from '../model/message/message-map';
import { ECHO_SEQ, toShownMessage } from '../model/message/shown-message';
import { contact, conversation, EPOCH, me, ME, message, OTHER, staff } from '../testing/build-chat';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { lines, pageOf, ROOM } from '../testing/live-chat';
import { deleteSnapshot, writeSnapshot } from './chat-database';
import { persistChat, restoreChat } from './persist-chat';

installFakeDatabases();

function chat(guest: string) {
  const store = createChatStore();
  store.getState().guestSignedIn({ ...me, chat_uuid: guest });
  return store;
}

/** Stores a chat of sixty messages. */
async function storedSnapshot(guest: string) {
  const store = chat(guest);
  onTestFinished(persistChat(store, guest));
  onTestFinished(() => deleteSnapshot(guest));
  store.getState().epochChanged(EPOCH);
  const rooms = [conversation({ headSeq: 60, readSeq: 58, realUnreadCount: 2, participants: [contact()] })];
  store.getState().roomsLoaded({ rooms, cursor: null, userSeq: 4 });
  store.getState().staffLoaded([staff()]);
  store.getState().messagesLoaded({ page: pageOf(lines(60)) });
  const echo = toShownMessage(message(61, { from: ME, fromType: 'guest' }));
  store.getState().messageWritten({ ...echo, seq: ECHO_SEQ, sending: 'queued' });
  const found = chat(guest);
  await expect
    .poll(async () => {
      await restoreChat(found, guest);
      return Object.keys(found.getState().rooms).length;
    })
    .toBe(1);
  return found.getState();
}

test('the newest page of rooms and messages is restored before the server replies', async () => {
  const found = await storedSnapshot(uuidOf(501));

  expect(found.roomsLoad).toBe('ready');
  expect(found.rooms[ROOM]).toMatchObject({ headSeq: 60, realUnreadCount: 2, isFetchComplete: false });
  expect(found).toMatchObject({ userSeq: 4, epoch: EPOCH, staff: [staff()] });
  expect(found.contacts[OTHER]).toEqual(contact());
  const log = found.logs[ROOM];
  expect(log).toMatchObject({ knownSeq: 60, load: 'ready' });
  const texts = log?.keys.map((key) => messageIn(log.byKey, key)?.text);
  // Unsent messages are stored by the outbox instead.
  expect(texts).toEqual(
    lines(60)
      .slice(-25)
      .map(({ text }) => text),
  );
});

test('a message that has just arrived is stored at once when the page is hidden, because a phone may end it any moment', async () => {
  const guest = uuidOf(508);
  const store = chat(guest);
  onTestFinished(persistChat(store, guest));
  onTestFinished(() => deleteSnapshot(guest));
  const delay = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  store.getState().epochChanged(EPOCH);
  store.getState().roomsLoaded({ rooms: [conversation({ headSeq: 1 })], cursor: null, userSeq: 4 });
  delay.mockRestore();

  document.dispatchEvent(new Event('visibilitychange'));

  const found = chat(guest);
  await expect
    .poll(async () => {
      await restoreChat(found, guest);
      return Object.keys(found.getState().rooms);
    })
    .toEqual([ROOM]);
});

test('a guest does not see the stored chat of another guest on the same device', async () => {
  await storedSnapshot(uuidOf(502));
  const other = chat(uuidOf(503));

  await restoreChat(other, uuidOf(503));

  expect(other.getState().rooms).toEqual({});
});

test('a snapshot of another version or with invalid content is ignored', async () => {
  const guest = uuidOf(504);
  const store = chat(guest);
  onTestFinished(() => deleteSnapshot(guest));

  await writeSnapshot(guest, { version: 0, rooms: 'mine' });
  await restoreChat(store, guest);

  expect(store.getState().roomsLoad).toBe('none');
});

test('a snapshot does not overwrite newer data from the server', async () => {
  const guest = uuidOf(505);
  await storedSnapshot(guest);
  const store = chat(guest);
  store.getState().roomsLoaded({ rooms: [conversation({ headSeq: 70 })], cursor: null, userSeq: 5 });

  await restoreChat(store, guest);

  expect(store.getState().rooms[ROOM]?.headSeq).toBe(70);
});

test('a device without room for a copy of the chat reports that once, and the chat goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    globalThis.unsavedStorage = undefined;
  });
  const store = chat(uuidOf(509));
  store.getState().epochChanged(EPOCH);
  onTestFinished(persistChat(store, uuidOf(509)));

  for (const headSeq of [1, 2]) {
    const puts = vi.mocked(IDBObjectStore.prototype.put).mock.calls.length;
    store.getState().roomsLoaded({ rooms: [conversation({ headSeq })], cursor: null, userSeq: headSeq });
    await expect
      .poll(() => vi.mocked(IDBObjectStore.prototype.put).mock.calls.length, { timeout: 5_000 })
      .toBeGreaterThan(puts);
  }

  await expect.poll(() => warn.mock.calls).toEqual([['Storage is unavailable']]);
  expect(Object.keys(store.getState().rooms)).toEqual([ROOM]);
});
