import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { kitchenSlot, menuItem } from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';

interface SlotOf {
  propertyId: string;
  outletId: string;
  startsAt: Date;
  amount: number;
}

/** Whether any slot of the kitchen can be full. */
export const countsSlots = ({ slotCapacityOrders, slotCapacityAmount }: OrderPolicy) =>
  slotCapacityOrders !== null || slotCapacityAmount !== null;

/** Takes an order on for a slot in one conditional write; false where the kitchen has no room for it. */
export async function takeSlot(
  tx: Connection,
  { propertyId, outletId, startsAt, amount }: SlotOf,
  { slotCapacityOrders: mostOrders, slotCapacityAmount: mostAmount }: OrderPolicy,
): Promise<boolean> {
  if ((mostOrders !== null && mostOrders < 1) || (mostAmount !== null && mostAmount < amount)) return false;
  const limits = { mostOrders, mostAmount };
  const taken = await tx
    .insert(kitchenSlot)
    .values({ propertyId, outletId, startsAt, orders: 1, amount, ...limits })
    .onConflictDoUpdate({
      target: [kitchenSlot.outletId, kitchenSlot.startsAt],
      set: {
        orders: sql`${kitchenSlot.orders} + 1`,
        amount: sql`${kitchenSlot.amount} + excluded.amount`,
        ...limits,
      },
      setWhere: sql`(excluded.most_orders is null or ${kitchenSlot.orders} + 1 <= excluded.most_orders)
        and (excluded.most_amount is null or ${kitchenSlot.amount} + excluded.amount <= excluded.most_amount)`,
    })
    .returning({ orders: kitchenSlot.orders });
  return taken.length > 0;
}

export async function giveSlotBack(tx: Connection, { outletId, startsAt, amount }: SlotOf): Promise<void> {
  await tx
    .update(kitchenSlot)
    .set({ orders: sql`${kitchenSlot.orders} - 1`, amount: sql`${kitchenSlot.amount} - ${amount}` })
    .where(and(eq(kitchenSlot.outletId, outletId), eq(kitchenSlot.startsAt, startsAt)));
}

/**
 * Takes what is counted of each item, always in one order, so that two never wait for each other; `gone` where somebody
 * else had the last. Says of which menus something came to its end.
 */
export async function takeStock(
  tx: Connection,
  wanted: ReadonlyMap<string, number>,
): Promise<{ taken: Record<string, number>; emptied: string[] } | 'gone'> {
  const taken: Record<string, number> = {};
  const emptied: string[] = [];
  for (const [id, quantity] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [row] = await tx
      .update(menuItem)
      .set({ stockLeft: sql`${menuItem.stockLeft} - ${quantity}` })
      .where(and(eq(menuItem.id, id), isNotNull(menuItem.stockLeft), gte(menuItem.stockLeft, quantity)))
      .returning({ left: menuItem.stockLeft });
    if (!row) return 'gone';
    taken[id] = quantity;
    if (row.left === 0) emptied.push(id);
  }
  return { taken, emptied };
}

/** What was not made after all can be ordered by others; what nobody counts any more stays uncounted. */
export async function giveStockBack(tx: Connection, taken: Record<string, number>): Promise<void> {
  for (const [id, quantity] of Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .update(menuItem)
      .set({ stockLeft: sql`${menuItem.stockLeft} + ${quantity}` })
      .where(and(eq(menuItem.id, id), isNotNull(menuItem.stockLeft)));
  }
}
