import { SocketError } from '@guest/shared/realtime/socket-error';
import * as z from '@guest/shared/contracts/zod';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime, type FakeSocketReplies } from '@guest/shared/testing/fake-realtime';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '@guest/shared/outbox/open-storage';
import { createOutbox } from '@guest/shared/outbox/outbox';
import { createRecordReader } from '@guest/shared/outbox/record-reader';
import { createRequestSender, REQUEST } from '../../outbox/request-sender';
import { createCrossTabOutbox } from '@guest/shared/outbox/cross-tab-outbox';
import { startChatOutbox } from '../../outbox/start-chat-outbox';
import { ticket } from '../../testing/build-request';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { createRequestsStore } from './requests.store';
import { sendRequests } from './send-requests';

installFakeDatabases();

const ask = { key: uuidOf(7), requestTemplateId: uuidOf(5), values: {} };
const sent = { ticket: ticket(), dup: false };
const duplicate = new SocketError({ status: 409, code: 'duplicate_request', error: 'Ask again?' });
let browsers = 0;

/** Tabs of one guest in one browser. */
function browser() {
  const owner = `g${(browsers += 1)} grand`;

  async function openTab({ isLeader, answers = {} }: { isLeader: boolean; answers?: FakeSocketReplies }) {
    const realtime = fakeRealtime(answers);
    realtime.state.getState().connectionChanged({ connection: 'connected', isLeader });
    const store = createRequestsStore();
    const kinds = { [REQUEST]: createRequestSender(realtime) };
    const upload = () => Promise.reject(new Error('no files'));
    const outbox = await startChatOutbox({
      owner,
      kinds,
      upload,
      realtime,
      now: Date.now,
      onStorageFailed: () => {},
    });
    const isPersistent = () => true;
    const sender = sendRequests({ store, outbox, isPersistent, realtime, guestId: owner });
    await outbox.flush();
    const close = () => {
      sender.stop();
      outbox.close();
    };
    onTestFinished(close);
    return { realtime, outbox, sender, close, queued: () => store.getState().queued };
  }

  /**
   * Opens a tab of the previous release, which can send messages and forward socket requests, but cannot send stored
   * requests.
   */
  async function openTabOfPreviousRelease() {
    const read = createRecordReader({ [REQUEST]: { body: z.unknown() } });
    const storage = await openStorage(`outbox ${owner}`, { read, onStorageFailed: () => {} });
    const clock = { now: Date.now, after: () => () => {} };
    const upload = async () => '';
    const outbox = createOutbox({ storage, senders: {}, upload, clock, random: Math.random });
    const tab = createCrossTabOutbox(outbox, { name: `outbox ${owner}`, read });
    await tab.leads(true);
    onTestFinished(tab.close);
    return tab;
  }
  return { owner, openTab, openTabOfPreviousRelease };
}

test('a request of one tab is sent by the tab that has the connection, and both tabs show the result', async () => {
  const { openTab } = browser();
  const leader = await openTab({ isLeader: true, answers: { newGuestRequest: sent } });
  const other = await openTab({ isLeader: false });

  expect(await other.sender.ask(ask, 'Towels')).toEqual(sent.ticket);

  expect(leader.realtime.sentRequests).toEqual([{ name: 'newGuestRequest', body: ask }]);
  expect(other.realtime.sentRequests).toEqual([]);
  expect([leader.queued(), other.queued()]).toEqual([[], []]);
});

test('a confirmed duplicate request is sent by another tab under its key', async () => {
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

  expect(leader.realtime.sentRequests.map(({ body }) => body)).toEqual([ask, { ...ask, isAgain: true }]);
  expect([leader.outbox.records(), other.outbox.records()]).toEqual([[], []]);
});

test('a waiting request is sent by the next tab when the tab with the connection has closed', async () => {
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
  expect(other.realtime.sentRequests.at(-1)).toEqual({ name: 'newGuestRequest', body: ask });
});

test('a request is sent through the connection of a tab of the previous release, which cannot send it itself', async () => {
  const { openTab, openTabOfPreviousRelease } = browser();
  const before = await openTabOfPreviousRelease();
  const tab = await openTab({ isLeader: false, answers: { newGuestRequest: sent } });

  expect(await tab.sender.ask(ask, 'Towels')).toEqual(sent.ticket);

  expect(tab.realtime.sentRequests).toEqual([{ name: 'newGuestRequest', body: ask }]);
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

test('a request whose answer has the format of another release no longer waits in this tab', async () => {
  const { openTab, owner } = browser();
  const tab = await openTab({ isLeader: false });
  tab.realtime.state.getState().connectionChanged({ connection: 'lost' });
  expect(await tab.sender.ask(ask, 'Towels')).toBe('queued');
  expect(tab.queued()).toMatchObject([{ ask }]);
  const leader = new BroadcastChannel(`outbox ${owner}`);
  onTestFinished(() => leader.close());

  const [record] = tab.outbox.records();
  leader.postMessage({ kind: 'event', event: { kind: 'sent', record, answer: { request: 'another form' } } });

  await expect.poll(() => tab.queued()).toEqual([]);
});

test('a form hears that its request was sent, also if the answer has the format of another release', async () => {
  const { openTab, owner } = browser();
  const tab = await openTab({ isLeader: false });
  const outcome = tab.sender.ask(ask, 'Towels');
  await expect.poll(() => tab.outbox.records()).toHaveLength(1);
  const leader = new BroadcastChannel(`outbox ${owner}`);
  onTestFinished(() => leader.close());

  const [record] = tab.outbox.records();
  leader.postMessage({ kind: 'event', event: { kind: 'sent', record, answer: { request: 'another form' } } });

  expect(await outcome).toBe('sent');
});
