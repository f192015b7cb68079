import type { SentMessage } from '@guest/shared/contracts/chat/chat-socket.contract';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, onTestFinished, test } from 'vitest';
import { logOf } from '../model/state/chat-state';
import { createChatStore } from '../model/store/chat.store';
import { messageIn } from '../model/message/message-map';
import { ECHO_SEQ, type ShownMessage } from '../model/message/shown-message';
import { conversation, me, message } from '../testing/build-chat';
import { digestOf } from '../testing/live-chat';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import { createMessageSender } from './message-sender';
import { createOutbox } from '@guest/shared/outbox/outbox';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { sendMessages } from './send-messages';

const KEY = uuidOf(900);

function createSession(stored = new Map<string, OutboxRecord>()) {
  const realtime = fakeRealtime({
    deleteMessage: ({ messageId }) => ({ roomId: room.id, messageId, seq: 9 }),
  });
  const room = conversation();
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  const outbox = createOutbox({
    storage: memoryStorage(stored),
    senders: { message: createMessageSender(realtime) },
    upload: async () => 'a/path',
    clock: { now: Date.now, after: () => () => {} },
    random: Math.random,
  });
  const sender = sendMessages({ store, timeZone: () => 'UTC' }, { ...outbox, close: outbox.stop });
  onTestFinished(sender.stop);
  const shown = (roomId = room.id) => messageIn(logOf(store.getState(), roomId).byKey, KEY);
  return { realtime, store, outbox, sender, room, shown };
}

function write({ store, sender }: ReturnType<typeof createSession>, roomId: string): void {
  const { deliveredTo: _delivered, readBy: _read, ...facts } = message(1);
  const echo: ShownMessage = {
    ...facts,
    id: KEY,
    messageId: KEY,
    key: KEY,
    roomId,
    seq: ECHO_SEQ,
    from: me.chat_uuid,
    text: 'Hello',
    sending: 'queued',
  };
  store.getState().messageWritten(echo);
  sender.send(roomId, KEY);
}

const sent = (roomId: string): SentMessage => ({
  messageId: uuidOf(901),
  key: KEY,
  seq: 5,
  roomId,
  createdTime: '2026-06-10T11:00:00.000Z',
  dup: false,
});

test('S-20 a message shows at once under its key and gets its own id with the server’s reply', async () => {
  const chat = createSession();
  chat.realtime.answer({ newExternalMessage: sent(chat.room.id) });
  write(chat, chat.room.id);
  expect(chat.shown()).toMatchObject({ id: KEY, sending: 'queued' });

  chat.outbox.open();

  await expect.poll(() => chat.shown()).toMatchObject({ id: uuidOf(901), seq: 5 });
  expect(chat.shown()?.sending).toBeUndefined();
  expect(chat.realtime.sentRequests).toMatchObject([
    { name: 'newExternalMessage', body: { key: KEY, text: 'Hello', roomId: chat.room.id } },
  ]);
});

test('a refusal shows the server’s text', async () => {
  const chat = createSession();
  const refusal = new SocketError({ status: 403, code: 'blocked', error: 'You cannot write here' });
  chat.realtime.answer({ newExternalMessage: refusal });
  write(chat, chat.room.id);

  chat.outbox.open();

  await expect
    .poll(() => chat.shown())
    .toMatchObject({
      sending: 'failed',
      failure: { code: 'blocked', text: 'You cannot write here' },
    });
});

test('unsent messages are shown again after a reload', async () => {
  const stored = new Map<string, OutboxRecord>();
  const before = createSession(stored);
  write(before, before.room.id);
  await expect.poll(() => stored.size).toBe(1);

  const after = createSession(stored);
  after.store.getState().roomsLoaded(digestOf([after.room]));
  after.store.getState().draftSaved({ roomId: after.room.id, draft: { text: 'And' } });
  await after.outbox.load();

  expect(after.shown()).toMatchObject({ text: 'Hello', sending: 'queued' });
  expect(after.store.getState().drafts[after.room.key]).toEqual({ text: 'And' });
});

test('a stored record can be read, sent and shown by a tab of the previous release', async () => {
  const stored = new Map<string, OutboxRecord>();
  const chat = createSession(stored);
  write(chat, chat.room.id);

  await expect
    .poll(() => stored.get(KEY)?.body)
    .toMatchObject({
      isPrivate: false,
      echo: { key: KEY, roomId: chat.room.id, from: me.chat_uuid, text: 'Hello', messageType: 'text' },
    });
});

test('S-26 a message to a room without an id is sent with the room’s key', async () => {
  const chat = createSession();
  const roomKey = [uuidOf(1), uuidOf(2)].join(':');
  chat.realtime.answer({ newExternalMessage: sent(uuidOf(77)) });
  write(chat, roomKey);

  chat.outbox.open();

  await expect.poll(() => chat.realtime.sentRequests).toMatchObject([{ body: { roomKey } }]);
});

test('a discarded message disappears', async () => {
  const chat = createSession();
  write(chat, chat.room.id);
  await expect.poll(() => chat.outbox.records()).toHaveLength(1);

  chat.sender.discard(KEY);

  await expect.poll(() => chat.shown()).toBeUndefined();
});

test('a message whose push overtakes its reply is not sent again', async () => {
  const chat = createSession();
  write(chat, chat.room.id);
  await expect.poll(() => chat.outbox.records()).toHaveLength(1);

  chat.store.getState().messageSent({ ...sent(chat.room.id), sentTo: chat.room.id });

  await expect.poll(() => chat.outbox.records()).toEqual([]);
});
