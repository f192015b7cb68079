import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guest } from '../../platform/db/tables/schema';
import { createSocketClient, openSocket, signedIn } from '../../testing/socket-client';
import { createChatSessionRepository } from '../identity/chat-session.repository';
import { checkOutSetup, type LeavingGuest } from './testing/check-out-setup';

const { now, suite, leavingGuest, leave } = await checkOutSetup();
const { app, db } = suite;
await app.listen({ port: 0, host: '127.0.0.1' });
// The server listens on a port, so the address is an object.
const { port } = app.server.address() as AddressInfo;

/** A device of a guest that is on. */
async function deviceOf({ id: guestId }: LeavingGuest) {
  const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
  if (!row) throw new Error('guest not found');
  const token = `${row.chatUuid}:${await createChatSessionRepository(db, now).renew(row, db)}`;
  const socket = openSocket(`http://127.0.0.1:${port}`, { token, tabId: randomUUID() });
  onTestFinished(() => void socket.disconnect());
  const device = createSocketClient(socket, { id: row.chatUuid, guestId, token });
  await signedIn(socket);
  return device;
}

test('a check-out tells the devices of all guests of the reservation that are on, once, and nobody else', async () => {
  const me = await leavingGuest();
  const { reservationNumber } = me;
  const bob = await leavingGuest({ reservationNumber });
  const neighbour = await leavingGuest();
  const [mine, his, other] = [await deviceOf(me), await deviceOf(bob), await deviceOf(neighbour)];

  const key = randomUUID();
  const replies = [await leave(me, {}, key), await leave(me, {}, key), await leave(bob)];
  await expect.poll(() => [mine, his].map((device) => device.pushes('stayEnded').length)).toEqual([1, 1]);
  // The push to the neighbour comes after each push that could have been sent twice.
  await leave(neighbour);
  await expect.poll(() => other.pushes('stayEnded').length).toBe(1);

  expect(replies[0]?.body.status).toBe('done');
  for (const device of [mine, his]) expect(device.pushes('stayEnded')).toMatchObject([{ reservationNumber }]);
  expect(other.pushes('stayEnded')).toMatchObject([{ reservationNumber: neighbour.reservationNumber }]);
});
