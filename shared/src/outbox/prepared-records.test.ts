// @vitest-environment node
import { expect, test } from 'vitest';
import { createOutbox } from './outbox';
import type { OutboxRecord } from './outbox-record';
import { SendRefused } from './send-refused';
import { memoryStorage } from './testing/memory-storage';

/** Opens an outbox whose records stay in preparation until the test settles `prepared`. */
function openOutbox(stored = new Map<string, OutboxRecord>()) {
  const prepared = { resolve: () => {}, reject: (_reason: Error) => {} };
  const calls: string[] = [];
  const outbox = createOutbox({
    storage: memoryStorage(stored),
    senders: {
      post: {
        async prepare(_record, { signal }) {
          calls.push('prepare');
          await new Promise<void>((resolve, reject) => {
            Object.assign(prepared, { resolve, reject });
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          });
        },
        async send() {
          calls.push('send');
          return { answer: 'sent' };
        },
        undo: async () => void calls.push('undo'),
      },
    },
    upload: async () => '',
    clock: { now: () => 1_000, after: () => () => {} },
    random: () => 0.5,
  });
  return { outbox, calls, prepared, stored };
}

const post = { key: 'a', kind: 'post', lane: 'post:a', body: {} };

test('a record counts as possibly sent only once its preparation has ended', async () => {
  const { outbox, calls, prepared, stored } = openOutbox();
  const seen: boolean[] = [];
  outbox.subscribe(({ kind, record }) => kind === 'changed' && seen.push(record.mayBeThere));
  outbox.open();
  await outbox.add(post);
  await expect.poll(() => calls).toEqual(['prepare']);
  expect([outbox.records()[0]?.status, seen.includes(true), stored.get('a')?.mayBeThere]).toEqual([
    'sending',
    false,
    false,
  ]);

  prepared.resolve();

  await expect.poll(() => outbox.records()).toEqual([]);
  expect([calls, seen.at(-1)]).toEqual([['prepare', 'send'], true]);
});

test('a record that is cancelled while it is prepared is not sent, so nothing is undone', async () => {
  const { outbox, calls } = openOutbox();
  outbox.open();
  await outbox.add(post);
  await expect.poll(() => calls).toEqual(['prepare']);

  await outbox.discard('a');

  expect(outbox.records()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual(['prepare']);
});

test('a record whose preparation fails at the server waits as one that was not sent', async () => {
  const { outbox, calls, prepared } = openOutbox();
  outbox.open();
  await outbox.add(post);
  await expect.poll(() => calls).toEqual(['prepare']);

  prepared.reject(new SendRefused({ status: 503, code: 'overloaded', text: '' }));

  await expect
    .poll(() => outbox.records())
    .toMatchObject([{ status: 'queued', mayBeThere: false, tries: 1 }]);
});

test('a record whose page was killed while it was prepared is deleted without a request', async () => {
  const first = openOutbox();
  first.outbox.open();
  await first.outbox.add(post);
  await expect.poll(() => first.calls).toEqual(['prepare']);
  const { outbox, calls } = openOutbox(new Map(first.stored));

  await outbox.load();
  expect(outbox.records()).toMatchObject([{ status: 'queued', mayBeThere: false }]);
  await outbox.discard('a');
  outbox.open();

  expect(outbox.records()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toEqual([]);
});
