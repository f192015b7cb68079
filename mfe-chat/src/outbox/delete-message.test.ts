import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { logOf } from '../model/state/chat-state';
import { conversation, me, message } from '../testing/build-chat';
import { memoryStorage } from '@guest/shared/outbox/testing/memory-storage';
import { createOutbox } from '@guest/shared/outbox/outbox';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { createDeletionSender, deleteMessages, DELETE_MESSAGE } from './delete-message';

const { messageId, roomId } = message(1);

/** Simulates a page of a guest; the next page finds the stored records of this one. */
async function openPage(stored = new Map<string, OutboxRecord>(), now = Date.now()) {
  const realtime = fakeRealtime({ deleteMessage: (request) => ({ ...request, roomId, seq: 9 }) });
  const store = createChatStore();
  store.getState().guestSignedIn(me);
  store.getState().roomReceived(conversation({ id: roomId }));
  store.getState().messageArrived({ ...message(1), prevSeq: 0, epoch: uuidOf(1) });
  const outbox = createOutbox({
    storage: memoryStorage(stored),
    senders: { [DELETE_MESSAGE]: createDeletionSender(realtime) },
    upload: async () => '',
    clock: { now: () => now, after: () => () => {} },
    random: Math.random,
  });
  await outbox.load();
  const toast = vi.fn();
  const { deleteMessage, stop } = deleteMessages(
    { store, realtime, toast },
    { ...outbox, close: outbox.stop },
  );
  onTestFinished(stop);
  /** Lets another tab lead, so that its outbox sends. */
  const becomeFollower = () => realtime.state.getState().connectionChanged({ isLeader: false });
  return {
    becomeFollower,
    realtime,
    store,
    outbox,
    toast,
    deleteMessage,
    stored,
    going: () => store.getState().deletingIds,
  };
}

test('S-23 a message deleted offline shows as being deleted and is deleted once after reconnecting', async () => {
  const { realtime, outbox, deleteMessage, stored, going } = await openPage();

  deleteMessage(messageId);
  deleteMessage(messageId);
  await expect.poll(() => going()).toEqual([messageId]);
  expect(realtime.sentRequests).toEqual([]);
  expect(stored.size).toBe(1);
  outbox.open();

  await expect.poll(() => going()).toEqual([]);
  expect(realtime.sentRequests).toEqual([{ name: 'deleteMessage', body: { messageId } }]);
  expect(stored.size).toBe(0);
});

test('a message that the server has deleted disappears', async () => {
  const { store, outbox, deleteMessage } = await openPage();
  outbox.open();
  deleteMessage(messageId);

  await expect.poll(() => logOf(store.getState(), roomId).keys).not.toContain(messageId);
});

test('a deletion left by a closed page is completed by the next one, however late', async () => {
  const first = await openPage();
  first.deleteMessage(messageId);
  await expect.poll(() => first.stored.size).toBe(1);

  const next = await openPage(first.stored, Date.now() + 48 * 3_600_000);
  expect(next.going()).toEqual([messageId]);
  next.outbox.open();

  await expect.poll(() => next.realtime.sentRequests).toHaveLength(1);
  await expect.poll(() => next.going()).toEqual([]);
});

test('a refused deletion shows the reason and leaves the message unchanged', async () => {
  const { realtime, store, outbox, toast, deleteMessage, stored, going } = await openPage();
  const error = 'This message can no longer be deleted';
  realtime.answer({ deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }) });
  const before = logOf(store.getState(), roomId).keys;
  outbox.open();
  deleteMessage(messageId);

  await expect.poll(() => toast.mock.calls).toEqual([['error', error]]);
  await expect.poll(() => stored.size).toBe(0);
  expect(going()).toEqual([]);
  expect(logOf(store.getState(), roomId).keys).toEqual(before);
});

test('a deletion without a reply is retried and keeps showing as in progress', async () => {
  const { realtime, outbox, deleteMessage, going } = await openPage();
  realtime.answer({ deleteMessage: new SocketError({ status: 0, code: 'unknown', error: '' }) });
  outbox.open();
  deleteMessage(messageId);
  await expect.poll(() => outbox.records()[0]?.status).toBe('unknown');
  expect(going()).toEqual([messageId]);
  realtime.answer({ deleteMessage: (request) => ({ ...request, roomId, seq: 9 }) });

  outbox.open();

  await expect.poll(() => going()).toEqual([]);
});

test('a following tab requests a deletion at once, whatever the leading tab’s outbox supports', async () => {
  const { becomeFollower, realtime, store, deleteMessage, stored, going } = await openPage();
  becomeFollower();

  deleteMessage(messageId);
  deleteMessage(messageId);
  expect(going()).toEqual([messageId]);

  await expect.poll(() => going()).toEqual([]);
  expect(realtime.sentRequests).toEqual([{ name: 'deleteMessage', body: { messageId } }]);
  expect(logOf(store.getState(), roomId).keys).not.toContain(messageId);
  expect(stored.size).toBe(0);
});

test('a following tab shows the refusal of a deletion and stores nothing', async () => {
  const { becomeFollower, realtime, toast, deleteMessage, stored, going } = await openPage();
  becomeFollower();
  const error = 'This message can no longer be deleted';
  realtime.answer({ deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }) });

  deleteMessage(messageId);

  await expect.poll(() => toast.mock.calls).toEqual([['error', error]]);
  await expect.poll(() => going()).toEqual([]);
  expect(stored.size).toBe(0);
});

test.each([
  ['without a reply', 0],
  ['if the server replies with an error', 503],
])('a following tab leaves a deletion in the outbox where it stays %s', async (_why, status) => {
  const { becomeFollower, realtime, toast, deleteMessage, stored, going } = await openPage();
  becomeFollower();
  realtime.answer({ deleteMessage: new SocketError({ status, code: 'unknown', error: '' }) });

  deleteMessage(messageId);

  await expect.poll(() => stored.size).toBe(1);
  expect(going()).toEqual([messageId]);
  expect(toast).not.toHaveBeenCalled();
});

test('a refused deletion is reported only in the tab that started it', async () => {
  const [here, other] = [await openPage(), await openPage()];
  const error = 'This message can no longer be deleted';
  here.realtime.answer({
    deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }),
  });
  here.outbox.subscribe(other.outbox.applyRemoteEvent);
  here.outbox.open();

  here.deleteMessage(messageId);

  await expect.poll(() => here.toast).toHaveBeenCalledTimes(1);
  await expect.poll(() => here.stored.size).toBe(0);
  expect(other.toast).not.toHaveBeenCalled();
  expect([here.going(), other.going()]).toEqual([[], []]);
});
