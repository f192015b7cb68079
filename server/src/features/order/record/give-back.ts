import type { OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import { inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menuItem } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { OrderRecord } from './order-reply';
import { giveSlotBack, giveStockBack } from './stock-and-slot';
import { tellMenus } from '../menu/tell-menu';

/** In these statuses nothing has been prepared yet. */
const UNTOUCHED: readonly OrderStatus[] = ['placed', 'accepted'];
const COMES_TO_NOTHING: readonly OrderStatus[] = ['rejected', 'cancelled', 'lapsed'];

/**
 * Releases the kitchen slot and the stock that an order reserved, if the order ends before anything was
 * prepared.
 */
export async function giveBack(
  tx: Connection,
  outbox: PushOutbox,
  { before, to, now }: { before: OrderRecord; to: OrderStatus; now: number },
): Promise<OutboxRow[]> {
  if (!UNTOUCHED.includes(before.status) || !COMES_TO_NOTHING.includes(to)) return [];
  const { propertyId, outletId, slotAt: startsAt, slotAmount, stockTaken } = before;
  const ids = Object.keys(stockTaken);
  const soldOut = ids.length === 0 ? [] : await emptyOnes(tx, ids);
  await giveStockBack(tx, stockTaken);
  if (slotAmount !== null) await giveSlotBack(tx, { propertyId, outletId, startsAt, amount: slotAmount });
  return tellMenus(tx, outbox, { itemIds: soldOut, propertyId, now });
}

async function emptyOnes(tx: Connection, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: menuItem.id, left: menuItem.stockLeft })
    .from(menuItem)
    .where(inArray(menuItem.id, ids));
  return rows.filter(({ left }) => left === 0).map(({ id }) => id);
}
