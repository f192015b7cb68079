import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { chatConnection, chatSession, pushOutbox, room, roomEvent } from '../platform/db/tables/schema';
import { testSockets } from '../testing/test-sockets';

const sockets = await testSockets();
const { db, connect, signedIn } = sockets;
const newMessage = (text: string) => ({ key: randomUUID(), text });

test('K-01 V-02 a guest connects with chat_uuid and chat_session_id, by WebSocket or polling', async () => {
  const ada = await sockets.guest();
  ada.socket.disconnect();
  const byPolling = connect({ token: ada.token, tabId: 'a' }, { transports: ['polling'], upgrade: false });

  await signedIn(byPolling);

  expect(await byPolling.emitWithAck('loadGuestRooms', {})).toMatchObject({ status: 200 });
});

test.each([
  ['nothing', {}],
  ['a number', { token: 7 }],
  ['no session', { token: `${randomUUID()}:` }],
  ['an invalid session', { token: `${randomUUID()}:${'x'.repeat(43)}` }],
  ['another prototype', JSON.parse('{"__proto__":{"token":"x:y"}}')],
])('S-28 a connection with %s is rejected with the reason auth', async (_what, auth) => {
  await expect(signedIn(connect(auth))).rejects.toThrow('auth');
});

test('a session does not authenticate a different guest', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];

  await expect(signedIn(connect({ token: `${ada.id}:${bob.token.split(':')[1]}` }))).rejects.toThrow('auth');
});

test('a page of another origin cannot connect', async () => {
  const ada = await sockets.guest();
  const auth = { token: ada.token, tabId: 'a' };

  const foreign = connect(auth, { extraHeaders: { origin: 'https://evil.example' } });
  await expect(signedIn(foreign)).rejects.toThrow();
  ada.socket.disconnect();
  await signedIn(connect(auth, { extraHeaders: { origin: sockets.url } }));
});

test.each(['\0', 'tab\0', 'x'.repeat(63) + '\u{1f600}'])(
  'a tab id that the database cannot store is like none: %j',
  async (tabId) => {
    const ada = await sockets.guest();
    ada.socket.disconnect();

    const socket = await signedIn(connect({ token: ada.token, tabId }));

    const [row] = await db.select().from(chatConnection).where(eq(chatConnection.actorId, ada.id));
    expect(row).toMatchObject({ socketId: socket.id, tabId: socket.id });
  },
);

test('events left in the outbox by a server that died are published by the next one', async () => {
  const [ada, desk] = [await sockets.guest(), await sockets.staff()];
  const { roomId } = await ada.requestOk('newExternalMessage', newMessage('Hello'));
  const [event] = await db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId));
  const body = { ...ada.pushes('newExternalMessage')[0], text: 'from before the crash', seq: 2, prevSeq: 1 };
  await db.insert(pushOutbox).values({
    topic: `room:${event?.roomId}`,
    event: 'newExternalMessage',
    body,
    createdAt: new Date(Date.now() - 5_000),
  });

  const received = () => desk.pushes('newExternalMessage').map(({ text }) => text);
  await expect.poll(received).toEqual(['Hello', 'from before the crash']);
  await expect.poll(() => db.$count(pushOutbox, eq(pushOutbox.topic, `room:${roomId}`))).toBe(0);
});

const key = randomUUID();
const honest = JSON.stringify({ key, text: 'Hello' });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['null', '[null]', 400],
  ['an array', '[[]]', 400],
  ['a text', '["hello"]', 400],
  ['a number out of bounds', '[1e999]', 400],
  ['another prototype', '[{"__proto__":{"polluted":true,"key":"k"}}]', 400],
  ['a prototype as an additional field', `[${honest.replace('}', ',"__proto__":{"polluted":true}}')}]`, 400],
  ['20,000 nested arrays', `[${nested(20_000)}]`, 400],
  ['20,000 arrays instead of a text', `[{"key":"${key}","text":${nested(20_000)}}]`, 400],
  ['a forged sender', `[${honest.replace('}', ',"from":"someone"}')}]`, 400],
  ['a forged position', `[${honest.replace('}', ',"seq":1}')}]`, 400],
  ['a NUL', `[${honest.replace('Hello', '\\u0000')}]`, 400],
  ['a lone surrogate', `[${honest.replace('Hello', '\\ud83d')}]`, 400],
  ['an invalid key', `[${honest.replace(key, 'k1')}]`, 400],
  ['nothing', '[]', 'dropped'],
  ['an additional argument', `[${honest},1]`, 'dropped'],
])(
  'a guest who sends %s gets at most an error, and others are not affected',
  async (_what, args, outcome) => {
    const [mallory, ada] = [await sockets.guest(), await sockets.guest()];

    expect(await sendRaw(mallory.socket, args)).toBe(outcome);

    expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
    expect({}).not.toHaveProperty('polluted');
  },
);

test.each([
  ['no acknowledgement', `2["newExternalMessage",${honest}]`],
  ['an event called error', '2["error","x"]'],
  ['an event called __proto__', '21["__proto__",{}]'],
  ['an event called constructor', '21["constructor",{}]'],
  ['an event that is a number', '21[7,{}]'],
  ['an acknowledgement without a request', '399[{}]'],
  ['a disconnection from an unknown namespace', '1/nowhere,'],
  ['invalid bytes instead of a packet', '999{{{'],
  ['70 KB', `21["newExternalMessage",${honest.replace('Hello', 'x'.repeat(70_000))}]`],
])('the server survives %s', async (_what, packet) => {
  const [mallory, ada] = [await sockets.guest(), await sockets.guest()];
  mallory.socket.io.engine.write(packet);

  expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
  expect(await ada.request('newExternalMessage', newMessage('Still here'))).toMatchObject({ status: 200 });
});

test('a client that keeps sending unknown events is disconnected, and its remaining events are not even counted', async () => {
  const mallory = await sockets.guest();
  const dropped = async () => (await sockets.get('/health/ready')).body.realtime.dropped;
  const before = await dropped();

  for (let i = 0; i < 500; i++) mallory.socket.emit('nonsense', {});

  await expect.poll(() => mallory.socket.connected).toBe(false);
  expect(await dropped()).toBe(before + 20);
});

test('reconnecting after a flood does not reset the limits', async () => {
  const strict = await testSockets({ rateFactor: 1, db });
  const mallory = await strict.guest();
  const flood = (socket: Socket) => {
    for (let i = 0; i < 320; i++) socket.emit('loadGuestRooms', {}, () => {});
  };
  flood(mallory.socket);
  await expect.poll(() => mallory.socket.connected).toBe(false);

  const again = await signedIn(strict.connect({ token: mallory.token, tabId: randomUUID() }));
  for (let i = 0; i < 20; i++) again.emit('loadGuestRooms', {}, () => {});

  await expect.poll(() => again.connected).toBe(false);
});

test('a guest who exceeds a limit is told to wait while others are served', async () => {
  const strict = await testSockets({ rateFactor: 1, db });
  const [mallory, ada] = [await strict.guest(), await strict.guest()];

  const replies = await Promise.all(
    Array.from({ length: 30 }, () => mallory.request('newExternalMessage', newMessage('Hello'))),
  );

  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused[0]).toMatchObject({ retryAfterMs: expect.any(Number), code: 'rate_limited' });
  expect(await ada.request('newExternalMessage', newMessage('Hello'))).toMatchObject({ status: 200 });
});

test('on shutdown every client is told when to reconnect, and pending requests are answered', async () => {
  const closing = await testSockets({ db });
  const ada = await closing.guest();
  const pending = Array.from({ length: 10 }, () =>
    ada.request('newExternalMessage', newMessage('Last words')),
  );
  await pending[0];

  const closed = closing.app.close();

  const replies = await Promise.all(pending);
  await closed;
  expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect(ada.pushes('serverClosing')).toEqual([{ reconnectAfterMs: expect.any(Number) }]);
  const stored = await db.select().from(room).innerJoin(roomEvent, eq(roomEvent.roomId, room.id));
  const own = stored.filter(({ room_event: event }) => event.actorId === ada.id);
  expect(own).toHaveLength(replies.filter(({ status }) => status === 200).length);
});

test('errors are in the language of the guest', async () => {
  const ada = await sockets.guest({ lang: 'es' });

  const reply = await ada.request('guestGetRoomInfo', { roomId: randomUUID() });

  expect(reply).toMatchObject({ status: 404, error: 'Chat no encontrado' });
});

test('an expired session is rejected', async () => {
  const ada = await sockets.guest();
  ada.socket.disconnect();
  await db
    .update(chatSession)
    .set({ expiresAt: new Date(0) })
    .where(eq(chatSession.guestId, ada.guestId));

  await expect(signedIn(connect({ token: ada.token, tabId: 'a' }))).rejects.toThrow('auth');
});

/** Sends exactly this text, bypassing the checks of the client library. */
async function sendRaw(
  socket: Awaited<ReturnType<typeof signedIn>>,
  args: string,
): Promise<number | 'dropped'> {
  const answered = new Promise<number>((resolve) =>
    socket.io.engine.on('data', (packet) => {
      if (String(packet).startsWith('377[')) resolve(JSON.parse(String(packet).slice(3))[0].status);
    }),
  );
  socket.io.engine.write(`277["newExternalMessage"${args === '[]' ? '' : ','}${args.slice(1)}`);
  const silence = new Promise<'dropped'>((resolve) => setTimeout(() => resolve('dropped'), 700));
  return Promise.race([answered, silence]);
}
