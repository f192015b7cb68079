import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { folioPosting, guest, property } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { placedOrder } from '../testing/order-builder';
import { newKitchen } from '../testing/order-client';
import { loadRoomCharge } from './room-charge';

const MINUTE_MS = 60_000;
const { db } = await testApp();

/** A guest with three charges: posted before the folio was read, posted after it, and not posted yet. */
async function guestWithCharges() {
  const { outletId, propertyId } = await newKitchen(db);
  const reservationNumber = `R-${outletId.slice(0, 6)}`;
  const stay = { checkin: '2026-06-08', checkout: '2026-06-14', room: '204' };
  const { id } = await knownGuest(db, NOON, { ...stay, reservationNumber, isStayVerified: true });
  const order = async (total: number, settledAt?: number) => {
    const paymentStatus = settledAt === undefined ? 'authorised' : 'posted';
    const paid = { paymentMethod: 'room_charge', paymentStatus, reservationNumber, total } as const;
    const { id: subjectId } = await placedOrder(db, { guestId: id, outletId }, paid);
    if (settledAt === undefined) return;
    const posted = { propertyId, subjectId, kind: 'charge', state: 'posted' } as const;
    await db
      .insert(folioPosting)
      .values({ ...posted, sentAt: new Date(settledAt), settledAt: new Date(settledAt) });
  };
  await order(3_000, NOON - 5 * MINUTE_MS);
  await order(500, NOON + MINUTE_MS);
  await order(70);
  const [row] = await db.select().from(guest).where(eq(guest.id, id));
  const [hotel] = await db.select().from(property).where(eq(property.id, propertyId));
  if (!row || !hotel) throw new Error('guest not found');
  return { row, hotel };
}

test.each([
  ['already contains what was posted before it was read', true, 10_000 - 570],
  ['knows nothing of our postings', false, 10_000 - 3_570],
])('a folio whose limit %s leaves the right amount', async (_what, includesPostings, left) => {
  const { row, hotel } = await guestWithCharges();
  const folio = { isOpen: true, noPost: false, creditLimit: 10_000, readAt: NOON, includesPostings };

  const charge = await loadRoomCharge(db, row, folio, { property: hotel, now: NOON });

  expect(charge).toMatchObject({ isAllowed: true, left });
});
