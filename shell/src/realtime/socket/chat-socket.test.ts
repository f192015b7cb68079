// @vitest-environment node
import { CONNECTION_REJECTED } from '@guest/shared/contracts/core/socket-reply';
import { createRealtimeStore } from '@guest/shared/realtime/realtime.store';
import type { EventEmitter } from 'node:events';
import { onTestFinished, expect, test, vi } from 'vitest';
import { gzipSync } from 'node:zlib';
import { createChatSocket } from './chat-socket';
import { chatServer, EPOCH } from '../testing/chat-server';

const ROOM = '5b2b4a44-46c0-4a6b-9f1d-6f1a2f0e7f10';
const ana = { token: 'ana:secret', tabId: 'tab' };

function openTo(server: { address: string }, auth = () => ana) {
  const state = createRealtimeStore();
  const received: string[] = [];
  const authRefused = vi.fn();
  const socket = createChatSocket({
    address: server.address,
    auth,
    authRejected: authRefused,
    changed: state.getState().connectionChanged,
    pushed: (name) => void received.push(name),
  });
  onTestFinished(socket.close);
  return { socket, state, heard: received, authRefused };
}

const connected = (state: ReturnType<typeof createRealtimeStore>) =>
  vi.waitFor(() => expect(state.getState().connection).toBe('connected'), { timeout: 10_000 });

test('S-27 K-01 the socket connects with the guest’s token over WebSocket and then sends waiting requests', async () => {
  const server = await chatServer();
  const { socket, state } = openTo(server);

  expect(state.getState().connection).toBe('connecting');
  expect(await socket.ask('declineGuestRequest', { roomId: ROOM })).toBeNull();

  expect(server.came).toEqual([ana]);
  expect(state.getState()).toMatchObject({ connection: 'connected', tries: 0, trouble: null, epoch: EPOCH });
  expect([...server.io.of('/').sockets.values()].map(({ conn }) => conn.transport.name)).toEqual([
    'websocket',
  ]);
});

test('K-01 the socket falls back to polling without WebSocket', async () => {
  const server = await chatServer({ transports: ['polling'] });
  const { socket } = openTo(server);

  expect(await socket.ask('declineGuestRequest', { roomId: ROOM })).toBeNull();
});

test('X-08 an error reply is thrown with the text of the server', async () => {
  const server = await chatServer();
  server.answers((_name, _body, acknowledge) =>
    acknowledge({
      status: 429,
      error: 'Slowly, please',
      code: 'too_quickly',
      retryAfterMs: 700,
      epoch: EPOCH,
    }),
  );
  const { socket } = openTo(server);

  await expect(socket.ask('declineGuestRequest', { roomId: ROOM })).rejects.toMatchObject({
    name: 'SocketError',
    message: 'Slowly, please',
    status: 429,
    code: 'too_quickly',
    retryAfterMs: 700,
  });
});

test('K-03 a long reply is requested compressed and decompressed', async () => {
  const server = await chatServer();
  const staff = [{ _id: ROOM, nickName: 'Rita' }];
  server.answers((_name, _body, acknowledge) =>
    acknowledge({ status: 200, data: { c: 'gzip', d: gzipSync(JSON.stringify(staff)) }, epoch: EPOCH }),
  );
  const { socket } = openTo(server);

  expect(await socket.ask('getHotelStaff', {})).toEqual(staff);
  expect(server.asked).toEqual([{ name: 'getHotelStaff', body: { compress: true } }]);
});

test('a reply that decompresses to more than the limit or breaks its schema is rejected', async () => {
  const server = await chatServer();
  const bomb = gzipSync(JSON.stringify('a'.repeat(3_000_000)));
  const answers: unknown[] = [{ c: 'gzip', d: bomb }, [{ nickName: 7 }]];
  server.answers((_name, _body, acknowledge) =>
    acknowledge({ status: 200, data: answers.shift(), epoch: EPOCH }),
  );
  const { socket } = openTo(server);

  await expect(socket.ask('getHotelStaff', {})).rejects.toMatchObject({ status: 0, code: 'unknown' });
  await expect(socket.ask('getHotelStaff', {})).rejects.toMatchObject({ status: 500, code: 'broken_answer' });
});

test('a request in flight fails as unknown when the connection breaks and is not sent again', async () => {
  const server = await chatServer();
  const { socket, state } = openTo(server);
  await connected(state);
  server.answers((_name, _body, _acknowledge, { conn }) => conn.close());

  await expect(socket.ask('declineGuestRequest', { roomId: ROOM })).rejects.toMatchObject({
    status: 0,
    code: 'unknown',
  });
  expect(state.getState()).toMatchObject({ connection: 'lost' });
  await connected(state);

  expect(server.asked).toHaveLength(1);
});

test('a request that cannot be sent in time fails as not sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket } = openTo({ address: 'http://127.0.0.1:1' });
  const reply = socket.ask('declineGuestRequest', { roomId: ROOM });
  const refused = expect(reply).rejects.toMatchObject({ status: 0, code: 'not-sent' });

  await vi.advanceTimersByTimeAsync(10_000);

  await refused;
});

test('N-04 X-09 a lost connection is reported and restored when the server is back', async () => {
  const server = await chatServer();
  const { state } = openTo(server);
  await connected(state);

  await server.stop();
  await vi.waitFor(() => expect(state.getState().connection).toBe('lost'), 10_000);
  expect(state.getState().trouble).toBe('transport close');
  await vi.waitFor(() => expect(state.getState().trouble).toMatch(/websocket error|poll error/), 10_000);
  expect(state.getState().tries).toBeGreaterThan(0);
  await chatServer({ port: server.port });

  await connected(state);
  expect(state.getState()).toMatchObject({ tries: 0, trouble: null });
}, 20_000);

test('each connection carries one CONNECT packet, also after losses, rejections and wakes', async () => {
  const server = await chatServer();
  const connects: number[] = [];
  server.io.engine.on('connection', (conn: EventEmitter) => {
    const index = connects.push(0) - 1;
    conn.on('packet', ({ data }: { data?: unknown }) => {
      if (String(data).startsWith('0')) connects[index] = (connects[index] ?? 0) + 1;
    });
  });
  const { socket, state, authRefused } = openTo(server);
  await connected(state);

  server.io.disconnectSockets(true);
  await vi.waitFor(() => expect(connects).toHaveLength(2), { timeout: 10_000 });
  await connected(state);
  server.admits(() => CONNECTION_REJECTED.session);
  server.io.disconnectSockets(true);
  await vi.waitFor(() => expect(authRefused).toHaveBeenCalled(), { timeout: 10_000 });
  server.admits(() => null);
  socket.wake();
  socket.wake();
  await connected(state);

  expect(connects.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...connects)).toBe(1);
}, 30_000);

test('the socket reconnects after the server announces its restart', async () => {
  const server = await chatServer();
  const { state } = openTo(server);
  await connected(state);

  server.io.emit('serverClosing', { reconnectAfterMs: 50 });
  server.io.disconnectSockets(true);

  await vi.waitFor(() => expect(server.came).toHaveLength(2), 10_000);
  await connected(state);
});

test('S-28 a rejected session is reported and not retried automatically', async () => {
  const server = await chatServer();
  let token = 'old';
  server.admits((auth) => (auth.token === 'new' ? null : CONNECTION_REJECTED.session));
  const { socket, state, authRefused } = openTo(server, () => ({ ...ana, token }));

  await vi.waitFor(() => expect(authRefused).toHaveBeenCalledOnce(), 10_000);
  token = 'new';
  socket.wake();

  await connected(state);
  expect(server.came.map((auth) => auth.token)).toEqual(['old', 'new']);
});

test('S-29 a rejected duplicate connection waits until the guest takes over', async () => {
  const server = await chatServer();
  server.admits((auth) => (auth.takeOver ? null : CONNECTION_REJECTED.duplicate));
  const { socket, state } = openTo(server);

  await expect
    .poll(() => state.getState())
    .toMatchObject({ connection: 'replaced', trouble: CONNECTION_REJECTED.duplicate });
  socket.wake();
  expect(server.came).toHaveLength(1);

  socket.useHere();
  await connected(state);
  expect(server.came).toEqual([ana, { ...ana, takeOver: true }]);
});

test('a connection that another device has replaced does not reconnect by itself', async () => {
  const server = await chatServer();
  const { state, heard: received } = openTo(server);
  await connected(state);

  server.io.emit('sessionReplaced', {});
  server.io.disconnectSockets(true);

  await vi.waitFor(() => expect(state.getState().connection).toBe('replaced'), 10_000);
  expect(received).toEqual(['sessionReplaced']);
  expect(server.came).toHaveLength(1);
});

test('the socket answers the liveness check of the server', async () => {
  const server = await chatServer();
  const { state } = openTo(server);
  await connected(state);

  expect(await server.io.timeout(2_000).emitWithAck('areYouThere', {})).toEqual([true]);
  onTestFinished(() => void vi.unstubAllGlobals());
  const question = { asks: 'visibility' };
  for (const hidden of [false, true]) {
    vi.stubGlobal('document', { hidden });
    vi.stubGlobal('navigator', {});
    const answer = hidden ? 'hidden' : 'visible';
    expect(await server.io.timeout(2_000).emitWithAck('areYouThere', question)).toEqual([answer]);
  }
});
