import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  guestOrder,
  orderHistory,
  orderPreference,
  outlet,
  property,
} from '../../../platform/db/tables/schema';

const HISTORY_COLUMNS = {
  status: orderHistory.status,
  by: orderHistory.by,
  at: orderHistory.at,
  note: orderHistory.note,
  reasonCode: orderHistory.reasonCode,
};

/**
 * Returns everything stored about the orders and allergies of the guests, for the export of personal data.
 */
export async function loadPersonalOrders(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({ order: guestOrder, outlet: outlet.name, hotel: property.slug })
    .from(guestOrder)
    .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
    .innerJoin(property, eq(property.id, guestOrder.propertyId))
    .where(inArray(guestOrder.guestId, guestIds))
    .orderBy(desc(guestOrder.createdAt));
  const entries = await on
    .select({ orderId: orderHistory.orderId, entry: HISTORY_COLUMNS })
    .from(orderHistory)
    .innerJoin(guestOrder, eq(guestOrder.id, orderHistory.orderId))
    .where(inArray(guestOrder.guestId, guestIds))
    .orderBy(asc(orderHistory.id));
  const orders = rows.map(({ order, ...where }) => {
    const { guestId: _guest, propertyId: _property, outletId: _outlet, cartHash: _hash, ...columns } = order;
    const histories = entries.filter(({ orderId }) => orderId === order.id).map(({ entry }) => entry);
    return { ...columns, ...where, histories };
  });
  const orderPreferences = await on
    .select({ allergies: orderPreference.allergies, spendingLimit: orderPreference.spendingLimit })
    .from(orderPreference)
    .where(inArray(orderPreference.guestId, guestIds));
  return { orders, orderPreferences };
}
