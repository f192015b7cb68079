import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { room } from '../db/tables/schema';
import { testSockets, type SocketClient } from '../../testing/test-sockets';

const sockets = await testSockets();
const { db, get } = sockets;
/** The text has 16,000 bytes. */
const LONG = '🏖'.repeat(4_000);

const slow = async () => (await get('/health/ready')).body.realtime.turnedAway.slow ?? 0;

test('a guest who does not read from the connection is disconnected and finds everything after reconnecting', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const newMessage = () => ({ key: randomUUID(), text: LONG });
  const roomKey = roomKeyOf(ada.id, bob.id);
  const { roomId } = await bob.requestOk('newPrivateGuestMessage', {
    ...newMessage(),
    text: 'Hello',
    roomKey,
  });
  await db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));

  // The phone is in a tunnel: its connection is open, but nothing is read from it.
  networkOf(ada).pause();
  const before = await slow();
  let sent = 1;
  while ((await slow()) === before && sent < 2_000) {
    await Promise.all(
      Array.from({ length: 20 }, () => bob.requestOk('newPrivateGuestMessage', { ...newMessage(), roomId })),
    );
    sent += 20;
  }

  expect(await slow()).toBe(before + 1);
  ada.socket.disconnect();
  const back = sockets.createSocketClient(sockets.connect({ token: ada.token, tabId: 'back' }), ada);
  await sockets.signedIn(back.socket);
  expect(await back.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ headSeq: sent });
}, 120_000);

test('a client that requests compressed pages and never polls for them is disconnected, too', async () => {
  const ada = await sockets.guest();
  const newMessageOf = () => ({ key: randomUUID(), text: incompressibleText() });
  const { roomId } = await ada.requestOk('newExternalMessage', newMessageOf());
  await Promise.all(Array.from({ length: 19 }, () => ada.requestOk('newExternalMessage', newMessageOf())));
  ada.socket.disconnect();
  const before = await slow();
  const poll = await polling(`40${JSON.stringify({ token: ada.token, tabId: 'polls' })}`);

  const page = JSON.stringify(['loadMoreMessages', { roomId, limit: 100, compress: true }]);
  for (let id = 0; id < 40 && (await slow()) === before; id += 1) {
    await poll(`42${id}${page}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  await expect.poll(slow).toBe(before + 1);
});

/**
 * Connects by polling without the client library, which would poll for every reply. Returns a function that
 * sends more packets.
 */
async function polling(hello: string): Promise<(packet: string) => Promise<unknown>> {
  const address = `${sockets.url}/socket.io/?EIO=4&transport=polling`;
  const opened = await (await fetch(address)).text();
  const own = `${address}&sid=${JSON.parse(opened.slice(1)).sid}`;
  const sendPacket = (body: string) => fetch(own, { method: 'POST', body });
  await sendPacket(hello);
  // One poll is needed to learn that the connection was accepted.
  await (await fetch(own)).text();
  return sendPacket;
}

/** Returns 16,000 bytes that cannot be compressed. */
const incompressibleText = () =>
  String.fromCodePoint(...Array.from({ length: 4_000 }, () => 0x20000 + randomInt(40_000)));

/** Returns the TCP socket below a client's WebSocket. */
function networkOf({ socket }: SocketClient): Socket {
  const { transport } = socket.io.engine;
  if (!('ws' in transport)) throw new Error('this caller has no WebSocket');
  // The WebSocket library of the test client has this private field.
  return (transport.ws as { _socket: Socket })._socket;
}
