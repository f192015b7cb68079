// @vitest-environment node
import { createRealtime } from '@guest/shared/realtime/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatSocket, ChatSocketOptions } from '../socket/chat-socket';
import { sharedLine } from './shared-line';
import { memoryLocks } from './testing/memory-locks';

const ROOM = '5b2b4a44-46c0-4a6b-9f1d-6f1a2f0e7f10';
const typing = { roomId: ROOM, guestId: ROOM, action: 'typing' } as const;

/** The one end of a wire that a test needs: who has opened it, and what it says. */
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
  const heard: unknown[] = [];
  realtime.on('chatAction', (push) => heard.push(push));
  const line = sharedLine({
    name,
    realtime,
    open({ changed, pushed }) {
      const socket = { tab, pushed, isClosed: false };
      opened.push(socket);
      queueMicrotask(() => changed({ connection: 'connected', epoch: ROOM }));
      // What answers here is the test, for whatever name it asks.
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
    heard,
    facts,
    isConnected: () => vi.waitFor(() => expect(facts().connection).toBe('connected'), 10_000),
  };
}

test('of two tabs of a guest one is connected, and both ask, hear and know how the connection is', async () => {
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

test('a tab at another property has a connection of its own', async () => {
  const [first, second] = [openTab('first'), openTab('second', 'ana casa')];
  await Promise.all([first.isConnected(), second.isConnected()]);

  expect(opened.map(({ tab }) => tab)).toEqual(['first', 'second']);
});

test('when the leading tab goes the next one connects, and what was on its way is unknown', async () => {
  const [first, second, third] = [openTab('first'), openTab('second'), openTab('third')];
  await Promise.all([first.isConnected(), second.isConnected(), third.isConnected()]);
  answer = () => new Promise(() => {});
  const asked = [second, third].map(({ line }) => line.ask('declineGuestRequest', { roomId: ROOM }));
  const unknown = asked.map((one) => expect(one).rejects.toMatchObject({ status: 0, code: 'unknown' }));
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

test('a leader that sleeps loses its place to the tab that the guest looks at', async () => {
  const first = openTab('first');
  await first.isConnected();
  // Its messages do not reach anybody, as those of a page that a browser has frozen.
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
