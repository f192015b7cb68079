import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import { inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menuItem } from '../../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import type { OrderRecord } from './order.mapper';
import { releaseSlot, releaseStock } from './stock-and-slot';
import { publishMenus } from '../menu/menu-events';

/** In these statuses nothing has been prepared yet. */
const UNPREPARED: readonly OrderStatus[] = ['placed', 'accepted'];
const ENDED_EARLY: readonly OrderStatus[] = ['rejected', 'cancelled', 'lapsed'];

/**
 * Releases the kitchen slot and the stock that an order reserved, if the order ends before anything was
 * prepared.
 */
export async function releaseReserved(
  tx: Connection,
  outbox: PushOutbox,
  { before, to, now }: { before: OrderRecord; to: OrderStatus; now: number },
): Promise<OutboxRow[]> {
  if (!UNPREPARED.includes(before.status) || !ENDED_EARLY.includes(to)) return [];
  const { propertyId, outletId, slotAt: startsAt, slotAmount, stockTaken } = before;
  const ids = Object.keys(stockTaken);
  const soldOut = ids.length === 0 ? [] : await findSoldOut(tx, ids);
  // The slot comes first, as when an order is placed, so that the two cannot wait for each other.
  if (slotAmount !== null) await releaseSlot(tx, { propertyId, outletId, startsAt, amount: slotAmount });
  await releaseStock(tx, stockTaken);
  return publishMenus(tx, outbox, { itemIds: soldOut, propertyId, now });
}

async function findSoldOut(tx: Connection, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: menuItem.id, left: menuItem.stockLeft })
    .from(menuItem)
    .where(inArray(menuItem.id, ids));
  return rows.filter(({ left }) => left === 0).map(({ id }) => id);
}
