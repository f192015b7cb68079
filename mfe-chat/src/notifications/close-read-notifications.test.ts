import { propertyHost } from '@guest/shared/testing/property-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_CHAT } from '../model/state/chat-state';
import { createChatStore } from '../model/store/chat.store';
import { conversation, me, room } from '../testing/build-chat';
import { ROOM } from '../testing/live-chat';
import { closeReadNotifications } from './close-read-notifications';

function startClosing(tags: string[]) {
  const open = new Set(tags);
  const getNotifications = async () => [...open].map((tag) => ({ tag, close: () => void open.delete(tag) }));
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => ({ getNotifications }) },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  onTestFinished(closeReadNotifications(propertyHost([]), store));
  return { open, store };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a notification about a room closes when the guest has read the room, and others stay', async () => {
  const other = 'grand:room:other';
  const { open, store } = startClosing([`grand:room:${ROOM}`, other]);

  store.getState().roomReceived(conversation({ realUnreadCount: 1, unreadMessages: 1, headSeq: 1 }));
  await settled();
  expect(open.size).toBe(2);
  store
    .getState()
    .roomReceived(conversation({ realUnreadCount: 0, unreadMessages: 0, headSeq: 1, readSeq: 1 }));

  await expect.poll(() => [...open]).toEqual([other]);
});

/** The saved state of a room that was read to its end. */
const savedState = () => {
  const { epoch, roomsCursor, userSeq, contacts, staff, logs } = EMPTY_CHAT;
  const saved = room({ realUnreadCount: 0, headSeq: 1, readSeq: 1 });
  return { epoch, roomsCursor, userSeq, contacts, staff, logs, rooms: { [ROOM]: saved } };
};

test('the saved state of a room says nothing about a message that came since', async () => {
  const tag = `grand:room:${ROOM}`;
  const { open, store } = startClosing([tag]);

  store.getState().restored(savedState());
  await settled();
  store
    .getState()
    .roomReceived(conversation({ realUnreadCount: 1, unreadMessages: 1, headSeq: 2, readSeq: 1 }));
  await settled();

  expect([...open]).toEqual([tag]);
});

test('a room that was read on another device while this one slept closes its notification', async () => {
  const { open, store } = startClosing([`grand:room:${ROOM}`]);

  store.getState().restored(savedState());
  store.getState().roomReceived(conversation({ realUnreadCount: 0, headSeq: 2, readSeq: 2 }));

  await expect.poll(() => open.size).toBe(0);
});
