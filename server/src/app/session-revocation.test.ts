import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatConnection } from '../platform/db/tables/schema';
import { eraseFromChat } from '../features/chat/messages/chat-erasure';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { NOON } from '../testing/test-app';
import { testSockets } from '../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;
const newMessage = () => ({ key: randomUUID(), text: 'Still me' });

test('staff whose keys are revoked can write nothing more and are disconnected', async () => {
  const [ada, rita] = [await sockets.guest(), await sockets.staff()];
  const { roomId } = await ada.requestOk('newExternalMessage', newMessage());

  await createStaffAccess(db, () => NOON).revoke(rita.id);

  expect(await rita.request('newExternalMessage', { ...newMessage(), roomId })).toMatchObject({
    status: 503,
    code: 'place_taken',
  });
  await expect.poll(() => rita.socket.connected, { timeout: 15_000 }).toBe(false);
  expect(ada.socket.connected).toBe(true);
});

test('an erased guest is disconnected from the chat', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  await ada.requestOk('newExternalMessage', newMessage());

  await db.transaction((tx) => eraseFromChat(tx, [ada.id]));

  await expect.poll(() => ada.socket.connected, { timeout: 15_000 }).toBe(false);
  expect(bob.socket.connected).toBe(true);
});

test('a closed connection leaves no row behind', async () => {
  const ada = await sockets.guest();
  const connectionCount = () => db.$count(chatConnection, eq(chatConnection.actorId, ada.id));
  expect(await connectionCount()).toBe(1);

  ada.socket.disconnect();

  await expect.poll(connectionCount).toBe(0);
});
