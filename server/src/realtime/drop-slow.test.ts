import { roomKeyOf } from '@guest/shared/contracts/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { room } from '../db/schema';
import { testSockets, type Caller } from '../testing/test-sockets';

const sockets = await testSockets();
const { db, get } = sockets;
/** 16,000 bytes. */
const LONG = '🏖'.repeat(4_000);

const slow = async () => (await get('/health/ready')).body.realtime.turnedAway.slow ?? 0;

test('a guest who does not take what they are told is hung up on, and finds all of it when they are back', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const words = () => ({ key: randomUUID(), text: LONG });
  const roomKey = roomKeyOf(ada.id, bob.id);
  const { roomId } = await bob.want('newPrivateGuestMessage', { ...words(), text: 'Hello', roomKey });
  await db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));

  // The phone is in a tunnel: its connection stands, and nothing more is taken from it.
  networkOf(ada).pause();
  let sent = 1;
  while ((await slow()) === 0 && sent < 2_000) {
    await Promise.all(
      Array.from({ length: 20 }, () => bob.want('newPrivateGuestMessage', { ...words(), roomId })),
    );
    sent += 20;
  }

  expect(await slow()).toBe(1);
  ada.socket.disconnect();
  const back = sockets.callerOn(sockets.connect({ token: ada.token, tabId: 'back' }), ada);
  await sockets.entered(back.socket);
  expect(await back.want('guestGetRoomInfo', { roomId })).toMatchObject({ headSeq: sent });
}, 120_000);

/** What is below the WebSocket of a caller. */
function networkOf({ socket }: Caller): Socket {
  const { transport } = socket.io.engine;
  if (!('ws' in transport)) throw new Error('this caller has no WebSocket');
  // The library of the test's own client, which has this field.
  return (transport.ws as { _socket: Socket })._socket;
}
