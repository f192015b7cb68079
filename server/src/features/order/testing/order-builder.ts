import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Database } from '../../../platform/db/database';
import { guest, guestOrder, orderHistory } from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { newReference } from '../../../platform/security/reference';
import type { OrderRecord } from '../record/order.mapper';

/** Inserts an order directly in the given state, without the transitions that lead there. */
export async function placedOrder(
  db: Database,
  { guestId, outletId }: { guestId: string; outletId: string },
  facts: Partial<typeof guestOrder.$inferInsert> & { status?: OrderStatus } = {},
): Promise<OrderRecord> {
  const [guestRow] = await db.select().from(guest).where(eq(guest.id, guestId));
  if (!guestRow) throw new Error('guest not found');
  const at = facts.createdAt ?? new Date(NOON);
  const total = facts.total ?? 1_000;
  const [made] = await db
    .insert(guestOrder)
    .values({
      propertyId: guestRow.propertyId,
      guestId,
      outletId,
      reference: newReference('OR'),
      status: 'placed',
      statusAt: at,
      createdAt: at,
      answerDueFrom: at,
      mode: 'room',
      place: '204',
      windowMinutes: 15,
      slotAt: new Date(at.getTime() + 30 * 60_000),
      lines: [],
      total,
      cutlery: true,
      currency: 'EUR',
      currencyPrecision: 2,
      paymentMethod: 'pay_on_delivery',
      paymentStatus: 'none',
      totals: {
        itemsTotal: total,
        modifiersTotal: 0,
        discountTotal: 0,
        serviceCharge: 0,
        deliveryFee: 0,
        taxTotal: 0,
        taxIncluded: true,
        tipTotal: 0,
        total,
      },
      cartHash: randomUUID(),
      ...facts,
    })
    .returning();
  assertRow(made);
  await db
    .insert(orderHistory)
    .values({ orderId: made.id, status: 'placed', by: 'guest', actorId: guestRow.chatUuid, at });
  return made;
}
