// @vitest-environment node
import { expect, test } from 'vitest';
import { createOutbox } from './outbox';
import { memoryStorage } from './testing/memory-storage';

/** An outbox whose sender, like one that uploads for long, requests nothing until it is told to. */
function openOutbox() {
  const attempts: AbortSignal[] = [];
  const undone: string[] = [];
  let request = () => {};
  let fail = (_reason: Error) => {};
  const outbox = createOutbox({
    storage: memoryStorage(),
    senders: {
      message: {
        send: (_record, { signal }) =>
          new Promise((resolve, reject) => {
            attempts.push(signal);
            signal.addEventListener('abort', () => reject(signal.reason as Error));
            request = () => resolve({ answer: 'sent' });
            fail = reject;
          }),
        undo: async ({ key }) => void undone.push(key),
      },
    },
    upload: async () => '',
    clock: { now: Date.now, after: () => () => {} },
    random: () => 0.5,
  });
  outbox.open();
  return { outbox, attempts, undone, request: () => request(), fail: (reason: Error) => fail(reason) };
}

const message = { key: 'a', kind: 'message', lane: 'hall', body: {} };

test('cancelling a record in its first attempt ends the attempt, and nothing is undone at the server', async () => {
  const { outbox, attempts, undone } = openOutbox();
  await outbox.add(message);
  await expect.poll(() => attempts.length).toBe(1);

  await outbox.discard('a');

  await expect.poll(() => outbox.records()).toEqual([]);
  expect([attempts.length, undone]).toEqual([1, []]);
});

test('cancelling a record that an earlier attempt may have delivered lets the attempt end, and undoes it', async () => {
  const { outbox, attempts, undone, request } = openOutbox();
  await outbox.add({ ...message, mayBeThere: true });
  await expect.poll(() => attempts.length).toBe(1);

  await outbox.discard('a');
  request();

  await expect.poll(() => outbox.records()).toEqual([]);
  expect([attempts.length, undone]).toEqual([1, ['a']]);
});

test('a report of another tab from before the attempt does not hide that the record may have arrived', async () => {
  const { outbox, attempts, fail } = openOutbox();
  await outbox.add(message);
  await expect.poll(() => attempts.length).toBe(1);
  const [record] = outbox.records();
  if (!record) throw new Error('the record is being sent');

  outbox.applyRemoteEvent({ kind: 'changed', record: { ...record, status: 'queued', mayBeThere: false } });
  expect(outbox.records()[0]?.mayBeThere).toBe(true);
  fail(new Error('The connection broke'));

  await expect.poll(() => outbox.records()).toMatchObject([{ status: 'unknown', mayBeThere: true }]);
});
