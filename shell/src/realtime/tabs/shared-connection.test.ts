// @vitest-environment node
import { createRealtime } from '@guest/shared/realtime/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatSocket, ChatSocketOptions } from '../socket/chat-socket';
import { createSharedConnection } from './shared-connection';
import { memoryLocks } from './testing/memory-locks';

const ROOM = '5b2b4a44-46c0-4a6b-9f1d-6f1a2f0e7f10';
const typing = { roomId: ROOM, guestId: ROOM, action: 'typing' } as const;

/** Fake sockets: the tabs that opened one, and the pushes they received. */
const opened: { tab: string; pushed: ChatSocketOptions['pushed']; isClosed: boolean }[] = [];
let answer: () => Promise<unknown> = async () => null;
let lines: { close(): void }[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: memoryLocks() });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  lines.forEach((line) => line.close());
  [lines, opened.length, answer] = [[], 0, async () => null];
  vi.unstubAllGlobals();
});

function openTab(tab: string, name = 'ana grand') {
  const realtime = createRealtime();
  const received: unknown[] = [];
  realtime.on('chatAction', (push) => received.push(push));
  const line = createSharedConnection({
    name,
    realtime,
    open({ changed, pushed }) {
      const socket = { tab, pushed, isClosed: false };
      opened.push(socket);
      queueMicrotask(() => changed({ connection: 'connected', epoch: ROOM }));
      // The cast is safe because the test defines the reply for every request.
      const ask = (() => answer()) as ChatSocket['ask'];
      const close = () => void (socket.isClosed = true);
      return {
        ask,
        close,
        tell: () => {},
        useHere: () => changed({ connection: 'connected' }),
        wake: () => {},
      };
    },
  });
  lines.push(line);
  const facts = () => realtime.state.getState();
  return {
    line,
    heard: received,
    facts,
    isConnected: () => vi.waitFor(() => expect(facts().connection).toBe('connected'), 10_000),
  };
}

test('only one of two tabs connects, and both send, receive and know the state of the connection', async () => {
  const [first, second] = [openTab('first'), openTab('second')];
  await Promise.all([first.isConnected(), second.isConnected()]);

  answer = async () => null;
  expect(await second.line.ask('declineGuestRequest', { roomId: ROOM })).toBeNull();
  opened[0]?.pushed('chatAction', typing);

  await vi.waitFor(() => expect([first.heard, second.heard]).toEqual([[typing], [typing]]), 10_000);
  expect(opened.map(({ tab }) => tab)).toEqual(['first']);
  expect([first.facts().isLeader, second.facts().isLeader]).toEqual([true, false]);
  expect(second.facts().epoch).toBe(ROOM);
});

test('a tab at another property has its own connection', async () => {
  const [first, second] = [openTab('first'), openTab('second', 'ana casa')];
  await Promise.all([first.isConnected(), second.isConnected()]);

  expect(opened.map(({ tab }) => tab)).toEqual(['first', 'second']);
});

test('the next tab connects when the leading tab closes, and pending requests fail as unknown', async () => {
  const [first, second, third] = [openTab('first'), openTab('second'), openTab('third')];
  await Promise.all([first.isConnected(), second.isConnected(), third.isConnected()]);
  answer = () => new Promise(() => {});
  const replies = [second, third].map(({ line }) => line.ask('declineGuestRequest', { roomId: ROOM }));
  const unknown = replies.map((one) => expect(one).rejects.toMatchObject({ status: 0, code: 'unknown' }));
  await vi.waitFor(() => expect(opened).toHaveLength(1), 10_000);

  first.line.close();

  await Promise.all(unknown);
  await vi.waitFor(() => expect(second.facts().isLeader).toBe(true), 10_000);
  answer = async () => null;
  expect(await third.line.ask('declineGuestRequest', { roomId: ROOM })).toBeNull();
  expect(opened.map(({ tab, isClosed }) => [tab, isClosed])).toEqual([
    ['first', true],
    ['second', false],
  ]);
});

test('a request of another tab that fails after its leading tab has closed is no error of the page', async () => {
  const [first, second] = [openTab('first'), openTab('second')];
  await Promise.all([first.isConnected(), second.isConnected()]);
  let fail = (_error: Error) => {};
  const asked = vi.fn(() => new Promise<never>((_, reject) => (fail = reject)));
  answer = asked;
  const reply = expect(second.line.ask('declineGuestRequest', { roomId: ROOM })).rejects.toMatchObject({
    code: 'unknown',
  });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 10_000);
  const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage');

  first.line.close();
  fail(new Error('the socket is closed'));
  await reply;
  await new Promise((resolve) => setTimeout(resolve));

  // A closed channel throws.
  expect(post.mock.results.map(({ type }) => type)).not.toContain('throw');
  vi.restoreAllMocks();
});

test('a frozen leader loses the connection to the visible tab', async () => {
  const first = openTab('first');
  await first.isConnected();
  // The messages of a frozen page reach nobody.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  const second = openTab('second');

  await vi.waitFor(() => expect(second.facts().isLeader).toBe(true), 6_000);

  expect(opened.map(({ tab, isClosed }) => [tab, isClosed])).toEqual([
    ['first', true],
    ['second', false],
  ]);
  expect(first.facts().isLeader).toBe(false);
  vi.restoreAllMocks();
}, 10_000);
