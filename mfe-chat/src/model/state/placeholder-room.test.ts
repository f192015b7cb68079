import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { createChatStore } from '../store/chat.store';
import { ECHO_SEQ, toShownMessage } from '../message/shown-message';
import { contact, conversation, me, ME, message, OTHER } from '../../testing/build-chat';
import { OWN_EXTERNAL } from './placeholder-room';

const key = roomKeyOf(ME, OTHER);
const real = uuidOf(10);
const origin = { hotelId: uuidOf(8), at: '2026-06-01T10:00:00Z' };
const sent = { roomId: real, messageId: uuidOf(77), seq: 1, createdTime: origin.at, dup: false };

function sendFirstMessage(roomId: string, start: (chat: ReturnType<typeof chatOf>) => void) {
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  start(store.getState());
  store.getState().roomOpened(roomId);
  store.getState().draftSaved({ roomId, draft: { text: 'and' } });
  const echo = toShownMessage(message(5, { from: ME, fromType: 'guest', roomId }));
  store.getState().messageWritten({ ...echo, seq: ECHO_SEQ, sending: 'sending' });
  store.getState().draftSaved({ roomId, draft: { text: 'and another' } });
  return { store, echo };
}
const chatOf = (store: ReturnType<typeof createChatStore>) => store.getState();
const startPrivate = (chat: ReturnType<typeof chatOf>) =>
  chat.privateRoomStarted({ ...origin, other: contact() });

test('S-26 a placeholder private room takes the real id with its first message, with draft, messages and view', () => {
  const { store, echo } = sendFirstMessage(key, startPrivate);
  const before = store.getState();

  store.getState().messageSent({ ...sent, key: echo.key, sentTo: key });

  expect(before.rooms[key]).toMatchObject({ isFake: true, isActive: true, roomName: 'Ana Lima' });
  const after = store.getState();
  expect(Object.keys(after.rooms)).toEqual([real]);
  expect(after.rooms[real]).toMatchObject({ id: real, key, isFake: false, isActive: true });
  expect(after.logs[real]?.keys).toEqual([echo.key]);
  expect(after.logs[key]).toBeUndefined();
  expect(after.drafts[key]?.text).toBe('and another');
  expect(after.activeRoomId).toBe(real);
});

test('S-26 a placeholder room with the staff takes the real id with its first message', () => {
  const { store, echo } = sendFirstMessage(OWN_EXTERNAL, (chat) => chat.externalRoomStarted(origin));

  store.getState().messageSent({ ...sent, key: echo.key, sentTo: OWN_EXTERNAL });

  const { rooms, drafts, activeRoomId } = store.getState();
  expect(Object.keys(rooms)).toEqual([real]);
  expect(drafts).toEqual({ [real]: { text: 'and another' } });
  expect(activeRoomId).toBe(real);
});

test('S-26 if both guests start a room at once, the server’s room replaces the placeholder', () => {
  const { store, echo } = sendFirstMessage(key, startPrivate);

  store.getState().roomReceived(conversation({ key, roomType: 'private_guest', chatType: 'guest' }));

  expect(Object.keys(store.getState().rooms)).toEqual([real]);
  expect(store.getState().logs[real]?.keys).toEqual([echo.key]);
  expect(store.getState().activeRoomId).toBe(real);
});

test.each([
  [
    'its first rooms',
    (chat: ReturnType<typeof chatOf>, own: Conversation) =>
      chat.roomsLoaded({ rooms: [own], cursor: null, userSeq: 0 }),
  ],
  [
    'changes since the snapshot',
    (chat: ReturnType<typeof chatOf>, own: Conversation) =>
      chat.roomsSynchronised({ rooms: [own], gone: [], userSeq: 0 }),
  ],
  ['only the room', (chat: ReturnType<typeof chatOf>, own: Conversation) => chat.roomReceived(own)],
])(
  'a placeholder room with the staff is replaced by the real one when it arrives with %s',
  (_of, announce) => {
    const { store, echo } = sendFirstMessage(OWN_EXTERNAL, (chat) => chat.externalRoomStarted(origin));

    announce(store.getState(), conversation({ guestsId: [ME] }));

    const { rooms, logs, drafts, activeRoomId } = store.getState();
    expect(Object.keys(rooms)).toEqual([real]);
    expect(logs[real]?.keys).toEqual([echo.key]);
    expect(drafts).toEqual({ [real]: { text: 'and another' } });
    expect(activeRoomId).toBe(real);
  },
);

test('a group with the staff does not count as the guest’s own room with the staff', () => {
  const { store } = sendFirstMessage(OWN_EXTERNAL, (chat) => chat.externalRoomStarted(origin));

  store.getState().roomReceived(conversation({ guestsId: [ME], isGroup: true }));

  expect(Object.keys(store.getState().rooms)).toEqual([OWN_EXTERNAL, real]);
  expect(store.getState().activeRoomId).toBe(OWN_EXTERNAL);
});
