import { requestNames, socketRequests, type RequestName } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { testSockets, type SocketClient } from '../testing/test-sockets';

const sockets = await testSockets();
const { get } = sockets;
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const parseJson = (json: string): unknown => JSON.parse(json);

/** Input that no client of ours sends. */
const invalidInputs: [what: string, sent: unknown][] = [
  ['null', null],
  ['a text', 'hello'],
  ['a number', 7],
  ['an array', []],
  ['nested arrays', nested(2_000)],
  ['another prototype', parseJson('{"__proto__":{"polluted":true}}')],
  ['another constructor', parseJson('{"constructor":{"prototype":{"polluted":true}}}')],
  ['a forged sender', { from: randomUUID(), actorId: randomUUID() }],
  ['a forged position', { seq: 1, prevSeq: 0, userSeq: 1, connectionId: 1 }],
  [
    'arrays instead of every text',
    { key: [], text: [], roomId: [], messageId: [], ids: [[]], cursor: [], code: [] },
  ],
  [
    'objects instead of every text',
    { key: {}, text: {}, roomId: {}, messageId: {}, ids: {}, cursor: {}, code: {} },
  ],
  ['a text of NUL characters', { text: '\0\0', roomId: '\0', note: '\0', cursor: '\0' }],
  ['SQL in every text', { roomId: "' or 1=1 --", messageId: "'; drop table room; --" }],
];

test.each(requestNames)('%s: invalid input is rejected or dropped and does no harm', async (name) => {
  const [mallory, ada] = [await sockets.guest(), await sockets.guest()];

  for (const [description, sent] of invalidInputs) {
    const status = await statusOf(mallory, name, sent);
    // A missing permission is reported before the input is parsed.
    expect([description, status]).toEqual([description, expect.toBeOneOf([400, 403, 'dropped'])]);
  }

  expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
  expect({}).not.toHaveProperty('polluted');
});

test.each(requestNames.filter((name) => !('isUnanswered' in socketRequests[name])))(
  '%s without an acknowledgement is dropped and counted',
  async (name) => {
    const mallory = await sockets.guest();
    const before = await dropped();

    mallory.socket.emit(name, {});
    mallory.socket.emit(name);

    await expect.poll(dropped).toBe(before + 2);
  },
);

test.each(requestNames)('%s with 70 KB ends only its own connection', async (name) => {
  const [mallory, ada] = [await sockets.guest(), await sockets.guest()];

  mallory.socket.emit(name, { text: 'x'.repeat(70_000) }, () => {});

  await expect.poll(() => mallory.socket.connected).toBe(false);
  expect(await ada.request('loadGuestRooms', {})).toMatchObject({ status: 200 });
});

test('while others flood the property with all requests, every request of another guest is answered', async () => {
  const strict = await testSockets({ rateFactor: 1, db: sockets.db });
  const flooders = await Promise.all(Array.from({ length: 4 }, () => strict.guest()));
  const ada = await strict.guest();
  const flood = setInterval(() => {
    for (const { socket } of flooders) burst(socket);
  }, 20);

  const replies = Array.from({ length: 12 }, async (_, i) => {
    await new Promise((resolve) => setTimeout(resolve, i * 100));
    return ada.request('newExternalMessage', { key: randomUUID(), text: `${i}` });
  });
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  clearInterval(flood);

  expect(statuses).toEqual(Array(12).fill(200));
  const { refused } = (await strict.get('/health/ready')).body.realtime;
  expect(refused.rate_limited).toBeGreaterThan(20);
});

function burst(socket: Socket): void {
  if (!socket.connected) return;
  for (const name of requestNames) socket.emit(name, { key: randomUUID(), text: 'x' }, () => {});
}

const dropped = async (): Promise<number> => (await get('/health/ready')).body.realtime.dropped;

async function statusOf(
  { socket }: SocketClient,
  name: RequestName,
  sent: unknown,
): Promise<number | 'dropped'> {
  // A request without a reply in the contract is also acknowledged if the client asks for it.
  const reply: unknown = await socket
    .timeout(3_000)
    .emitWithAck(name, sent)
    .catch(() => undefined);
  return typeof reply === 'object' && reply !== null && 'status' in reply ? Number(reply.status) : 'dropped';
}
