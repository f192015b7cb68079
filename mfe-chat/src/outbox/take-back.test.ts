import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { logOf } from '../model/state/chat-state';
import { conversation, me, message } from '../testing/build-chat';
import { memoryStorage } from './queue/memory-storage';
import { createOutbox } from './queue/outbox';
import type { OutboxRecord } from './queue/outbox-record';
import { createTakingBack, takeBackMessages, TAKING_BACK } from './take-back';

const { messageId, roomId } = message(1);

/** One page of a guest; the next one finds what this one has left on the device. */
async function openPage(kept = new Map<string, OutboxRecord>(), now = Date.now()) {
  const realtime = fakeRealtime({ deleteMessage: (asked) => ({ ...asked, roomId, seq: 9 }) });
  const store = createChatStore();
  store.getState().guestMet(me);
  store.getState().roomTold(conversation({ id: roomId }));
  store.getState().messageArrived({ ...message(1), prevSeq: 0, epoch: uuidOf(1) });
  const outbox = createOutbox({
    storage: memoryStorage(kept),
    senders: { [TAKING_BACK]: createTakingBack(realtime) },
    upload: async () => '',
    clock: { now: () => now, after: () => () => {} },
    random: Math.random,
  });
  await outbox.load();
  const toast = vi.fn();
  const { takeBack, stop } = takeBackMessages({ store, realtime, toast }, { ...outbox, close: outbox.stop });
  onTestFinished(stop);
  /** Another tab has the connection, and its outbox sends. */
  const follows = () => realtime.state.getState().connectionChanged({ isLeader: false });
  return { follows, realtime, store, outbox, toast, takeBack, kept, going: () => store.getState().going };
}

test('S-23 what is deleted offline says so at once, is deleted when the server can be asked, and only once', async () => {
  const { realtime, outbox, takeBack, kept, going } = await openPage();

  takeBack(messageId);
  takeBack(messageId);
  await expect.poll(() => going()).toEqual([messageId]);
  expect(realtime.asked).toEqual([]);
  expect(kept.size).toBe(1);
  outbox.open();

  await expect.poll(() => going()).toEqual([]);
  expect(realtime.asked).toEqual([{ name: 'deleteMessage', body: { messageId } }]);
  expect(kept.size).toBe(0);
});

test('what the server has taken back is shown no more', async () => {
  const { store, outbox, takeBack } = await openPage();
  outbox.open();
  takeBack(messageId);

  await expect.poll(() => logOf(store.getState(), roomId).keys).not.toContain(messageId);
});

test('a page that is closed leaves it to the next one, however long that takes', async () => {
  const first = await openPage();
  first.takeBack(messageId);
  await expect.poll(() => first.kept.size).toBe(1);

  const next = await openPage(first.kept, Date.now() + 48 * 3_600_000);
  expect(next.going()).toEqual([messageId]);
  next.outbox.open();

  await expect.poll(() => next.realtime.asked).toHaveLength(1);
  await expect.poll(() => next.going()).toEqual([]);
});

test('where the server refuses, the guest reads why, and the message is as it was', async () => {
  const { realtime, store, outbox, toast, takeBack, kept, going } = await openPage();
  const error = 'This message can no longer be taken back';
  realtime.answer({ deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }) });
  const before = logOf(store.getState(), roomId).keys;
  outbox.open();
  takeBack(messageId);

  await expect.poll(() => toast.mock.calls).toEqual([['error', error]]);
  await expect.poll(() => kept.size).toBe(0);
  expect(going()).toEqual([]);
  expect(logOf(store.getState(), roomId).keys).toEqual(before);
});

test('a server that does not answer is asked again, and the page goes on saying so', async () => {
  const { realtime, outbox, takeBack, going } = await openPage();
  realtime.answer({ deleteMessage: new SocketError({ status: 0, code: 'unknown', error: '' }) });
  outbox.open();
  takeBack(messageId);
  await expect.poll(() => outbox.records()[0]?.status).toBe('unknown');
  expect(going()).toEqual([messageId]);
  realtime.answer({ deleteMessage: (asked) => ({ ...asked, roomId, seq: 9 }) });

  outbox.open();

  await expect.poll(() => going()).toEqual([]);
});

test('a tab that does not lead asks at once, whatever the outbox of the one that leads can send', async () => {
  const { follows, realtime, store, takeBack, kept, going } = await openPage();
  follows();

  takeBack(messageId);
  takeBack(messageId);
  expect(going()).toEqual([messageId]);

  await expect.poll(() => going()).toEqual([]);
  expect(realtime.asked).toEqual([{ name: 'deleteMessage', body: { messageId } }]);
  expect(logOf(store.getState(), roomId).keys).not.toContain(messageId);
  expect(kept.size).toBe(0);
});

test('a tab that does not lead says why it was refused, and keeps nothing of it', async () => {
  const { follows, realtime, toast, takeBack, kept, going } = await openPage();
  follows();
  const error = 'This message can no longer be taken back';
  realtime.answer({ deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }) });

  takeBack(messageId);

  await expect.poll(() => toast.mock.calls).toEqual([['error', error]]);
  await expect.poll(() => going()).toEqual([]);
  expect(kept.size).toBe(0);
});

test.each([
  ['without an answer', 0],
  ['of a server that is not well', 503],
])('a tab that does not lead leaves it in the outbox where it stays %s', async (_why, status) => {
  const { follows, realtime, toast, takeBack, kept, going } = await openPage();
  follows();
  realtime.answer({ deleteMessage: new SocketError({ status, code: 'unknown', error: '' }) });

  takeBack(messageId);

  await expect.poll(() => kept.size).toBe(1);
  expect(going()).toEqual([messageId]);
  expect(toast).not.toHaveBeenCalled();
});

test('a refusal is told in the tab that began it, and in no other', async () => {
  const [here, other] = [await openPage(), await openPage()];
  const error = 'This message can no longer be taken back';
  here.realtime.answer({
    deleteMessage: new SocketError({ status: 403, code: 'too_late_to_delete', error }),
  });
  here.outbox.subscribe(other.outbox.told);
  here.outbox.open();

  here.takeBack(messageId);

  await expect.poll(() => here.toast).toHaveBeenCalledTimes(1);
  await expect.poll(() => here.kept.size).toBe(0);
  expect(other.toast).not.toHaveBeenCalled();
  expect([here.going(), other.going()]).toEqual([[], []]);
});
