// @vitest-environment node
import { createRealtimeStore } from '@guest/shared/realtime/realtime.store';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createChatSocket } from './chat-socket';
import { reconnectDelay } from './reconnect-delay';

vi.mock('socket.io-client', async (original) => {
  const library = await original<typeof import('socket.io-client')>();
  return { ...library, io: vi.fn(library.io) };
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Returns the socket of the library behind a new chat socket, to an address where nobody answers. */
function openSocket() {
  const { close } = createChatSocket({
    address: 'http://127.0.0.1:1',
    auth: () => ({ token: 'ana:secret', tabId: 'tab' }),
    authRejected: () => {},
    changed: createRealtimeStore().getState().connectionChanged,
    pushed: () => {},
  });
  onTestFinished(close);
  const socket = vi.mocked(io).mock.results.at(-1)?.value as ReturnType<typeof io> | undefined;
  if (!socket) throw new Error('no socket was created');
  return socket;
}

test('N-04 an attempt ends after 20 s, and the next ones follow after 1 to 5 s with jitter, without end', () => {
  const { io: manager } = openSocket();

  expect({
    timeout: manager.timeout(),
    delay: manager.reconnectionDelay(),
    longest: manager.reconnectionDelayMax(),
    jitter: manager.randomizationFactor(),
    isOn: manager.reconnection(),
    attempts: manager.reconnectionAttempts(),
  }).toEqual({
    timeout: 20_000,
    delay: 1_000,
    longest: 5_000,
    jitter: 0.5,
    isOn: true,
    attempts: Infinity,
  });
});

test('N-04 the socket does not connect by itself but 100 ms after it was created', async () => {
  const socket = openSocket();
  const connect = vi.spyOn(socket, 'connect').mockReturnValue(socket);

  await vi.advanceTimersByTimeAsync(99);
  const early = [socket.active, connect.mock.calls.length];
  await vi.advanceTimersByTimeAsync(1);

  expect([early, connect.mock.calls.length]).toEqual([[false, 0], 1]);
});

test.each([
  [0, 500, 1_500],
  [1, 1_000, 3_000],
  [3, 2_500, 7_500],
  [40, 2_500, 7_500],
])(
  'N-04 after %i failures the server that refused is asked again within %i to %i ms',
  (tries, least, most) => {
    expect([reconnectDelay(tries, () => 0), reconnectDelay(tries, () => 1)]).toEqual([least, most]);
  },
);
