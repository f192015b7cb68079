// @vitest-environment node
import * as z from '@guest/shared/contracts/zod';
import { expect, onTestFinished, test } from 'vitest';
import { createRecordReader } from './record-reader';
import { memoryStorage } from './queue/memory-storage';
import { createOutbox } from './queue/outbox';
import type { OutboxEvent, OutboxRecord } from './queue/outbox-record';
import { shareOutbox } from './share-outbox';

let name = 0;

/** Simulates tabs of one browser with shared storage, a shared channel and one server. */
function browser() {
  const kept = new Map<string, OutboxRecord>();
  const log: string[] = [];
  const channel = `tabs ${(name += 1)}`;
  let isHeldUp = false;
  let letGo = () => {};
  const openTab = () => {
    const outbox = createOutbox({
      storage: memoryStorage(kept),
      senders: {
        message: {
          async send({ key }) {
            if (isHeldUp) await new Promise<void>((resolve) => (letGo = resolve));
            if (!log.includes(key)) log.push(key);
            return { answer: key };
          },
          undo: async (_record, answer) => void log.splice(log.indexOf(String(answer)), 1),
        },
      },
      upload: async () => '',
      clock: { now: Date.now, after: () => () => {} },
      random: Math.random,
    });
    const events: OutboxEvent[] = [];
    const tab = shareOutbox(outbox, { name: channel, read });
    tab.subscribe((event) => events.push(event));
    onTestFinished(tab.close);
    const kinds = () => events.filter(({ kind }) => kind !== 'changed').map(({ kind }) => kind);
    return { ...tab, kinds };
  };
  return { log, kept, openTab, holdUp: () => (isHeldUp = true), letGo: () => letGo() };
}

const read = createRecordReader({ message: { body: z.unknown() } });
const parcel = (key: string) => ({ key, kind: 'message', lane: 'hall', body: {} });

test('a message written in one tab is sent by the leading tab, and both show the result', async () => {
  const { log, openTab } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.leads(true);

  await other.add(parcel('a'));

  await expect.poll(() => [leader.kinds(), other.kinds()]).toEqual([['sent'], ['sent']]);
  expect([log, leader.records(), other.records()]).toEqual([['a'], [], []]);
});

test('when the leading tab closes, the next one sends the remaining messages once', async () => {
  const { log, openTab } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.add(parcel('a'));
  await other.add(parcel('b'));
  leader.close();

  await other.leads(true);

  await expect.poll(() => log).toEqual(['a', 'b']);
});

test('a message that another tab discards while it is being sent is deleted at the server', async () => {
  const { log, openTab, holdUp, letGo } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.leads(true);
  holdUp();
  await other.add(parcel('a'));
  await expect.poll(() => leader.records()).toMatchObject([{ status: 'sending' }]);

  await other.discard('a');
  await expect.poll(() => leader.records()).toMatchObject([{ isCancelled: true }]);
  letGo();

  await expect.poll(() => leader.kinds()).toEqual(['gone']);
  expect(log).toEqual([]);
});
