import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
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

/** Reserves capacity in a slot with one conditional write; returns false if the slot is full. */
export async function reserveSlot(
  tx: Connection,
  { propertyId, outletId, startsAt, amount }: SlotReservation,
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

export async function releaseSlot(
  tx: Connection,
  { outletId, startsAt, amount }: SlotReservation,
): Promise<void> {
  await tx
    .update(kitchenSlot)
    .set({ orders: sql`${kitchenSlot.orders} - 1`, amount: sql`${kitchenSlot.amount} - ${amount}` })
    .where(and(eq(kitchenSlot.outletId, outletId), eq(kitchenSlot.startsAt, startsAt)));
}

/**
 * Reserves counted stock, and returns `'gone'` if there is not enough. Rows are updated in the order of their
 * ids to avoid deadlocks. `emptied` lists the items that are now sold out.
 */
export async function reserveStock(
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

/** Releases stock that was not used. Items that are no longer counted stay uncounted. */
export async function releaseStock(tx: Connection, taken: Record<string, number>): Promise<void> {
  for (const [id, quantity] of Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1))) {
    await tx
      .update(menuItem)
      .set({ stockLeft: sql`${menuItem.stockLeft} + ${quantity}` })
      .where(and(eq(menuItem.id, id), isNotNull(menuItem.stockLeft)));
  }
}
