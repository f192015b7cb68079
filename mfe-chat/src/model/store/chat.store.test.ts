import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { createChatStore } from './chat.store';
import { ECHO_SEQ, toShownMessage } from '../message/shown-message';
import { deliveryOf } from '../state/delivery';
import { conversation, DESK, EPOCH, me, ME, message } from '../../testing/build-chat';

const roomId = uuidOf(10);

function chatWith(messages: number) {
  const store = createChatStore();
  const chat = store.getState();
  chat.guestSignedIn(me);
  chat.roomsLoaded({ rooms: [conversation({ headSeq: messages })], cursor: null, userSeq: 0 });
  chat.messagesLoaded({
    page: {
      roomId,
      messages: Array.from({ length: messages }, (_, index) => message(index + 1)),
      deleted: [],
      toSeq: messages,
      headSeq: messages,
      isFetchComplete: true,
      complete: true,
    },
  });
  return store;
}

const keysOf = (store: ReturnType<typeof createChatStore>) => store.getState().logs[roomId]?.keys;

test('S-20 a sent message shows at once and takes the server’s id and position without a second row', () => {
  const store = chatWith(2);
  const echo = toShownMessage(message(7, { from: ME, fromType: 'guest', text: 'Hello' }));
  const { key } = echo;

  store.getState().messageWritten({ ...echo, id: key, messageId: key, seq: ECHO_SEQ, sending: 'queued' });
  const shown = keysOf(store);
  store.getState().messageArrived({ ...message(3), prevSeq: 2, epoch: EPOCH, unread: 1 });
  const between = keysOf(store);
  store.getState().messageSent({
    sentTo: roomId,
    roomId,
    key,
    messageId: uuidOf(77),
    seq: 4,
    createdTime: '2026-06-01T10:00:00Z',
    dup: false,
  });

  expect(shown?.at(-1)).toBe(key);
  expect(between?.at(-1)).toBe(key);
  expect(keysOf(store)).toEqual([...[1, 2, 3].map((seq) => message(seq).key), key]);
  expect(deliveryOf(store.getState(), roomId, key)).toBe('sent');
});

test('S-20 the push of an own message that arrives before its acknowledgement updates the same row', () => {
  const store = chatWith(1);
  const own = message(2, { from: ME, fromType: 'guest' });
  const { key } = own;
  store.getState().messageWritten({ ...toShownMessage(own), seq: ECHO_SEQ, sending: 'sending' });

  store.getState().messageArrived({ ...own, prevSeq: 1, epoch: EPOCH, unread: 0 });
  store.getState().sendingChanged({ roomId, key, sending: 'unknown' });

  expect(keysOf(store)).toEqual([message(1).key, key]);
  expect(deliveryOf(store.getState(), roomId, key)).toBe('sent');
  store.getState().readBy({ roomId, guestId: DESK, readSeq: 2, epoch: EPOCH });
  expect(deliveryOf(store.getState(), roomId, key)).toBe('read');
});
