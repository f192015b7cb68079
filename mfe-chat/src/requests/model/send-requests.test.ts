import { SocketError } from '@guest/shared/realtime/socket-error';
import * as z from '@guest/shared/contracts/zod';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime, type SocketAnswers } from '@guest/shared/testing/fake-realtime';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../outbox/queue/open-storage';
import { createOutbox } from '../../outbox/queue/outbox';
import { createRecordReader } from '../../outbox/record-reader';
import { createRequestSender, REQUEST } from '../../outbox/request-sender';
import { shareOutbox } from '../../outbox/share-outbox';
import { startOutbox } from '../../outbox/start-outbox';
import { ticket } from '../../testing/build-request';
import { deviceWithDatabases } from '../../testing/device-with-databases';
import { createRequestsStore } from './requests.store';
import { sendRequests } from './send-requests';

deviceWithDatabases();

const ask = { key: uuidOf(7), requestTemplateId: uuidOf(5), values: {} };
const sent = { ticket: ticket(), dup: false };
const duplicate = new SocketError({ status: 409, code: 'duplicate_request', error: 'Ask again?' });
let browsers = 0;

/** Tabs of one guest in one browser. */
function browser() {
  const whose = `g${(browsers += 1)} grand`;

  async function openTab({ isLeader, answers = {} }: { isLeader: boolean; answers?: SocketAnswers }) {
    const realtime = fakeRealtime(answers);
    realtime.state.getState().connectionChanged({ connection: 'connected', isLeader });
    const store = createRequestsStore();
    const kinds = { [REQUEST]: createRequestSender(realtime) };
    const upload = () => Promise.reject(new Error('no files'));
    const outbox = await startOutbox({ whose, kinds, upload, realtime, now: Date.now, notLasting: () => {} });
    const isLasting = () => true;
    const sender = sendRequests({ store, outbox, isLasting, realtime, guestId: whose });
    await outbox.flush();
    const close = () => {
      sender.stop();
      outbox.close();
    };
    onTestFinished(close);
    return { realtime, outbox, sender, close, queued: () => store.getState().queued };
  }

  /** The release before knows how to send messages, and how to pass on what it is asked. */
  async function openTabOfBefore() {
    const read = createRecordReader({ [REQUEST]: { body: z.unknown() } });
    const storage = await openStorage(whose, { read, notLasting: () => {} });
    const clock = { now: Date.now, after: () => () => {} };
    const upload = async () => '';
    const outbox = createOutbox({ storage, senders: {}, upload, clock, random: Math.random });
    const tab = shareOutbox(outbox, { name: whose, read });
    await tab.leads(true);
    onTestFinished(tab.close);
    return tab;
  }
  return { openTab, openTabOfBefore };
}

test('a request of one tab is sent by the tab that has the connection, and both tabs know what became of it', async () => {
  const { openTab } = browser();
  const leader = await openTab({ isLeader: true, answers: { newGuestRequest: sent } });
  const other = await openTab({ isLeader: false });

  expect(await other.sender.ask(ask, 'Towels')).toEqual(sent.ticket);

  expect(leader.realtime.asked).toEqual([{ name: 'newGuestRequest', body: ask }]);
  expect(other.realtime.asked).toEqual([]);
  expect([leader.queued(), other.queued()]).toEqual([[], []]);
});

test('a request that the guest means all the same goes from another tab under its key', async () => {
  const { openTab } = browser();
  const leader = await openTab({
    isLeader: true,
    answers: {
      newGuestRequest: ({ isAgain }) => {
        if (!isAgain) throw duplicate;
        return sent;
      },
    },
  });
  const other = await openTab({ isLeader: false });
  await expect(other.sender.ask(ask, 'Towels')).rejects.toMatchObject({ code: 'duplicate_request' });

  expect(await other.sender.ask({ ...ask, isAgain: true }, 'Towels')).toEqual(sent.ticket);

  expect(leader.realtime.asked.map(({ body }) => body)).toEqual([ask, { ...ask, isAgain: true }]);
  expect([leader.outbox.records(), other.outbox.records()]).toEqual([[], []]);
});

test('a request that waits is sent by the next tab when the one that had the connection is gone', async () => {
  const { openTab } = browser();
  const noAnswer = new SocketError({ status: 0, code: 'unknown', error: '' });
  const leader = await openTab({ isLeader: true, answers: { newGuestRequest: noAnswer } });
  const other = await openTab({
    isLeader: false,
    answers: { newGuestRequest: noAnswer },
  });
  expect(await other.sender.ask(ask, 'Towels')).toBe('queued');
  leader.close();

  other.realtime.answer({ newGuestRequest: { ...sent, dup: true } });
  other.realtime.state.getState().connectionChanged({ isLeader: true });
  await other.outbox.flush();

  await expect.poll(() => other.queued()).toEqual([]);
  expect(other.realtime.asked.at(-1)).toEqual({ name: 'newGuestRequest', body: ask });
});

test('beside a tab of the release before, which cannot send it, a request goes through its connection', async () => {
  const { openTab, openTabOfBefore } = browser();
  const before = await openTabOfBefore();
  const tab = await openTab({ isLeader: false, answers: { newGuestRequest: sent } });

  expect(await tab.sender.ask(ask, 'Towels')).toEqual(sent.ticket);

  expect(tab.realtime.asked).toEqual([{ name: 'newGuestRequest', body: ask }]);
  expect(tab.queued()).toEqual([]);
  // Later reports of that tab change nothing, and the next tab settles the request by the same key.
  await before.add({
    key: uuidOf(8),
    kind: REQUEST,
    lane: 'other',
    body: { request: { ...ask, key: uuidOf(8) } },
  });
  expect(tab.queued().map(({ ask: { key } }) => key)).not.toContain(ask.key);
});
