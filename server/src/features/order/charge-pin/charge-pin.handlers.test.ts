import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chargePin, guest } from '../../../platform/db/tables/schema';
import { testSockets, type SocketClient } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;

/** A guest with a conversation with the hotel and a stay protected by a PIN. */
async function guestWithPin(): Promise<{ caller: SocketClient; roomId: string; reservationNumber: string }> {
  const caller = await sockets.guest();
  const reservationNumber = `R-${randomUUID().slice(0, 8)}`;
  const [row] = await db
    .update(guest)
    .set({ isStayVerified: true, reservationNumber })
    .where(eq(guest.id, caller.guestId))
    .returning();
  if (!row) throw new Error('guest not found');
  const { propertyId, id: guestId } = row;
  await db.insert(chargePin).values({ propertyId, reservationNumber, guestId, pinHash: 'x:y' });
  const message = { key: randomUUID(), text: 'I have forgotten my PIN.' };
  const { roomId } = await caller.requestOk('newExternalMessage', message);
  return { caller, roomId, reservationNumber };
}
const hasPin = async (number: string) =>
  (await db.$count(chargePin, eq(chargePin.reservationNumber, number))) > 0;

test('a supervisor resets the forgotten PIN of one reservation only', async () => {
  const supervisor = await sockets.staff('supervisor');
  const [ada, bob] = [await guestWithPin(), await guestWithPin()];

  const answer = await supervisor.requestOk('forgetChargePin', { roomId: ada.roomId });

  expect(answer).toEqual({ roomId: ada.roomId, forgotten: 1 });
  expect([await hasPin(ada.reservationNumber), await hasPin(bob.reservationNumber)]).toEqual([false, true]);
  expect(await supervisor.requestOk('forgetChargePin', { roomId: ada.roomId })).toMatchObject({
    forgotten: 0,
  });
});
