import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { kitchenSlot, menuItem } from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';

interface SlotReservation {
  propertyId: string;
  outletId: string;
  startsAt: Date;
  amount: number;
}

/** Returns whether the capacity of the kitchen is limited. */
export const hasSlotCapacity = ({ slotCapacityOrders, slotCapacityAmount }: OrderPolicy) =>
  slotCapacityOrders !== null || slotCapacityAmount !== null;

export async function releaseSlot(
  tx: Connection,
  { outletId, startsAt, amount }: SlotReservation,
): Promise<void> {
  await tx
    .update(kitchenSlot)
    .set({ orders: sql`${kitchenSlot.orders} - 1`, amount: sql`${kitchenSlot.amount} - ${amount}` })
    .where(and(eq(kitchenSlot.outletId, outletId), eq(kitchenSlot.startsAt, startsAt)));
}

/** Releases stock that was not used. Items that are no longer counted stay uncounted. */
export async function releaseStock(tx: Connection, taken: Record<string, number>): Promise<void> {
  for (const [id, quantity] of Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .update(menuItem)
      .set({ stockLeft: sql`${menuItem.stockLeft} + ${quantity}` })
      .where(and(eq(menuItem.id, id), isNotNull(menuItem.stockLeft)));
  }
}
