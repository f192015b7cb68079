// @vitest-environment node
import * as z from '@guest/shared/contracts/zod';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRecordReader } from './record-reader';
import { memoryStorage } from './testing/memory-storage';
import { createOutbox } from './outbox';
import type { OutboxEvent, OutboxRecord } from './outbox-record';
import { createCrossTabOutbox } from './cross-tab-outbox';
import { SendRefused } from './send-refused';

const bodySchema = z.object({ text: z.string() });
/** The sender refuses this body for good, so the record waits for the guest's retry. */
const REFUSED = 'refused';
const refusal = new SendRefused({ status: 422, text: 'This text is not accepted', code: 'refused' });

let name = 0;

/** Simulates tabs of one browser with shared storage, a shared channel and one server. */
function browser() {
  const stored = new Map<string, OutboxRecord>();
  const log: string[] = [];
  const channel = `outbox tabs ${(name += 1)}`;
  let isBlocked = false;
  let release = () => {};
  const openTab = () => {
    const outbox = createOutbox({
      storage: memoryStorage(stored),
      senders: {
        message: {
          async send({ key, body }) {
            if (bodySchema.parse(body).text === REFUSED) throw refusal;
            if (isBlocked) await new Promise<void>((resolve) => (release = resolve));
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
    const tab = createCrossTabOutbox(outbox, { name: channel, read });
    tab.subscribe((event) => events.push(event));
    onTestFinished(tab.close);
    const kinds = () => events.filter(({ kind }) => kind !== 'changed').map(({ kind }) => kind);
    return { ...tab, kinds };
  };
  return { log, stored, channel, openTab, block: () => (isBlocked = true), release: () => release() };
}

const read = createRecordReader({ message: { body: bodySchema } });
const inputOf = (key: string, text = 'Hello') => ({ key, kind: 'message', lane: 'hall', body: { text } });

/** Simulates a tab of another release that asks the leading tab to retry a record. */
function postRetry(channel: string, key: string, body: unknown): void {
  const other = new BroadcastChannel(channel);
  onTestFinished(() => other.close());
  other.postMessage({ kind: 'retry', key, body });
}

test('a message written in one tab is sent by the leading tab, and both show the result', async () => {
  const { log, openTab } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.leads(true);

  await other.add(inputOf('a'));

  await expect.poll(() => [leader.kinds(), other.kinds()]).toEqual([['sent'], ['sent']]);
  expect([log, leader.records(), other.records()]).toEqual([['a'], [], []]);
});

test('when the leading tab closes, the next one sends the remaining messages once', async () => {
  const { log, openTab } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.add(inputOf('a'));
  await other.add(inputOf('b'));
  leader.close();

  await other.leads(true);

  await expect.poll(() => log).toEqual(['a', 'b']);
});

test('a message that another tab discards while it is being sent is deleted at the server', async () => {
  const { log, openTab, block, release } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.leads(true);
  block();
  await other.add(inputOf('a'));
  await expect.poll(() => leader.records()).toMatchObject([{ status: 'sending' }]);

  await other.discard('a');
  await expect.poll(() => leader.records()).toMatchObject([{ isCancelled: true }]);
  release();

  await expect.poll(() => leader.kinds()).toEqual(['gone']);
  expect(log).toEqual([]);
});

test('a failed record is sent with the body that another tab gives its retry', async () => {
  const { log, channel, openTab } = browser();
  const leader = openTab();
  await leader.leads(true);
  await leader.add(inputOf('a', REFUSED));
  await expect.poll(() => leader.records()).toMatchObject([{ status: 'failed' }]);

  postRetry(channel, 'a', { text: 'Good evening' });

  await expect.poll(() => log).toEqual(['a']);
});

test.each([
  ['does not match the schema of its kind', { words: 'Good evening' }],
  ['is not an object', 'Good evening'],
])('a failed record is left unchanged if the body of a retry of another tab %s', async (_why, body) => {
  const { log, stored, channel, openTab } = browser();
  const leader = openTab();
  await leader.leads(true);
  await leader.add(inputOf('a', REFUSED));
  await expect.poll(() => leader.records()).toMatchObject([{ status: 'failed' }]);
  const before = stored.get('a');

  postRetry(channel, 'a', body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored.get('a')).toEqual(before);

  // The record can still be sent, by a retry whose body is valid.
  postRetry(channel, 'a', { text: 'Good evening' });
  await expect.poll(() => log).toEqual(['a']);
});

test('a choice of another tab replaces the one that the leading tab has not sent', async () => {
  const { log, openTab, block, release } = browser();
  const [leader, other] = [openTab(), openTab()];
  await leader.leads(true);
  block();
  await leader.add(inputOf('first'));
  await leader.add(inputOf('second'));
  await expect.poll(() => other.records()).toMatchObject([{ status: 'sending' }, { status: 'queued' }]);

  await other.replace(inputOf('third'));
  await expect.poll(() => leader.records().map(({ key }) => key)).toEqual(['first', 'third']);

  const logAfterRelease = () => {
    release();
    return log;
  };
  await expect.poll(logAfterRelease).toEqual(['first', 'third']);
});

test('in a browser without locks, where each tab leads, an event does not go back and forth between them', async () => {
  const { openTab } = browser();
  const [one, other] = [openTab(), openTab()];
  await one.leads(true);
  await other.leads(true);

  await one.add(inputOf('a'));
  await expect.poll(() => one.kinds()).toEqual(['sent']);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect([one.kinds(), other.kinds()]).toEqual([['sent'], ['sent']]);
});

test('a listener that throws at an event of another tab does not keep this tab from reporting what it sends', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { openTab } = browser();
  const [first, second] = [openTab(), openTab()];
  let isBroken = true;
  second.subscribe(({ kind }) => {
    if (isBroken && kind === 'sent') throw new Error('an answer of another release');
  });
  await first.leads(true);
  await first.add(inputOf('a'));
  await expect.poll(() => second.kinds()).toEqual(['sent']);
  isBroken = false;

  await first.leads(false);
  await second.leads(true);
  await second.add(inputOf('b'));

  await expect
    .poll(() => [first.kinds(), second.kinds()])
    .toEqual([
      ['sent', 'sent'],
      ['sent', 'sent'],
    ]);
});
