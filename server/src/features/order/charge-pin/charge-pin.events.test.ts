import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chargePin, guest } from '../../../platform/db/tables/schema';
import { testSockets, type Caller } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;

/** A guest with a conversation with the hotel and a stay protected by a PIN. */
async function guarded(): Promise<{ caller: Caller; roomId: string; reservationNumber: string }> {
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
  const asked = { key: randomUUID(), text: 'I have forgotten my PIN.' };
  const { roomId } = await caller.want('newExternalMessage', asked);
  return { caller, roomId, reservationNumber };
}
const isThere = async (number: string) =>
  (await db.$count(chargePin, eq(chargePin.reservationNumber, number))) > 0;

test('a supervisor resets the forgotten PIN of one reservation only', async () => {
  const boss = await sockets.staff('supervisor');
  const [ada, bob] = [await guarded(), await guarded()];

  const answer = await boss.want('forgetChargePin', { roomId: ada.roomId });

  expect(answer).toEqual({ roomId: ada.roomId, forgotten: 1 });
  expect([await isThere(ada.reservationNumber), await isThere(bob.reservationNumber)]).toEqual([false, true]);
  expect(await boss.want('forgetChargePin', { roomId: ada.roomId })).toMatchObject({ forgotten: 0 });
});
