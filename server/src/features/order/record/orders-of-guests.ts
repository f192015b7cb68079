import { isOrderActive, ORDER_STATUSES } from '@guest/shared/contracts/menu/order-steps';
import { and, asc, desc, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  chargePin,
  guest,
  guestOrder,
  orderHistory,
  orderPreference,
  outlet,
  property,
} from '../../../platform/db/tables/schema';
import { isToPost, isToReverse } from './charges';

const isUnderWay = inArray(guestOrder.status, ORDER_STATUSES.filter(isOrderActive));

/** Selects the orders of a person at all hotels that are active or whose room charge is not settled yet. */
export const openOrdersOf = (on: Connection, personId: string | SQLWrapper) =>
  on
    .select({ status: guestOrder.status })
    .from(guestOrder)
    .innerJoin(guest, eq(guest.id, guestOrder.guestId))
    .where(and(eq(guest.personId, personId), or(isUnderWay, isToPost, isToReverse)));

/** Returns the reasons in a person's orders that prevent the erasure of the account. */
export async function orderBlockers(
  on: Connection,
  personId: string,
): Promise<('active_order' | 'unsettled_folio')[]> {
  const open = await openOrdersOf(on, personId);
  const isComing = open.some(({ status }) => isOrderActive(status));
  const isUnsettled = open.some(({ status }) => !isOrderActive(status));
  return [
    ...(isComing ? ['active_order' as const] : []),
    ...(isUnsettled ? ['unsettled_folio' as const] : []),
  ];
}

const STEP = {
  status: orderHistory.status,
  by: orderHistory.by,
  at: orderHistory.at,
  note: orderHistory.note,
  reasonCode: orderHistory.reasonCode,
};

/**
 * Returns everything stored about the orders and allergies of the guests, for the export of personal data.
 */
export async function ordersOfGuests(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({ order: guestOrder, outlet: outlet.name, hotel: property.slug })
    .from(guestOrder)
    .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
    .innerJoin(property, eq(property.id, guestOrder.propertyId))
    .where(inArray(guestOrder.guestId, guestIds))
    .orderBy(desc(guestOrder.createdAt));
  const entries = await on
    .select({ of: orderHistory.orderId, entry: STEP })
    .from(orderHistory)
    .innerJoin(guestOrder, eq(guestOrder.id, orderHistory.orderId))
    .where(inArray(guestOrder.guestId, guestIds))
    .orderBy(asc(orderHistory.id));
  const orders = rows.map(({ order, ...where }) => {
    const { guestId: _guest, propertyId: _house, outletId: _outlet, cartHash: _hash, ...told } = order;
    const histories = entries.filter(({ of }) => of === order.id).map(({ entry }) => entry);
    return { ...told, ...where, histories };
  });
  const orderPreferences = await on
    .select({ allergies: orderPreference.allergies, spendingLimit: orderPreference.spendingLimit })
    .from(orderPreference)
    .where(inArray(orderPreference.guestId, guestIds));
  return { orders, orderPreferences };
}

/**
 * Removes personal data from the orders of the guests. The orders themselves stay, because the hotel needs
 * them for its accounts.
 */
export async function eraseFromOrders(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(orderPreference).where(inArray(orderPreference.guestId, guestIds));
  await tx.delete(chargePin).where(inArray(chargePin.guestId, guestIds));
  const rows = await tx
    .update(guestOrder)
    .set({
      place: '',
      note: null,
      allergyNote: null,
      allergies: [],
      allergyConflicts: [],
      reservationNumber: null,
      rating: null,
      issue: null,
      delayReason: null,
      cartHash: '',
    })
    .where(inArray(guestOrder.guestId, guestIds))
    .returning({ id: guestOrder.id, lines: guestOrder.lines });
  for (const { id, lines } of rows) {
    const nobodys = lines.map(({ note: _note, ...line }) => ({ ...line, allergyConflicts: [] }));
    await tx.update(guestOrder).set({ lines: nobodys }).where(eq(guestOrder.id, id));
    await tx.update(orderHistory).set({ note: null }).where(eq(orderHistory.orderId, id));
    await tx
      .update(orderHistory)
      .set({ actorId: null })
      .where(and(eq(orderHistory.orderId, id), eq(orderHistory.by, 'guest')));
  }
}
