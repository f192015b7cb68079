import { isOrderActive, ORDER_STATUSES } from '@guest/shared/contracts/menu/order-status';
import { and, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  chargePin,
  guest,
  guestOrder,
  orderHistory,
  orderPreference,
} from '../../../platform/db/tables/schema';
import { isToPost, isToReverse } from './charges';

const isActive = inArray(guestOrder.status, ORDER_STATUSES.filter(isOrderActive));

/** Selects the orders of a person at all hotels that are active or whose room charge is not settled yet. */
export const openOrdersOf = (on: Connection, personId: string | SQLWrapper) =>
  on
    .select({ status: guestOrder.status })
    .from(guestOrder)
    .innerJoin(guest, eq(guest.id, guestOrder.guestId))
    .where(and(eq(guest.personId, personId), or(isActive, isToPost, isToReverse)));

/** Returns whether a room charge of a finished order of the person still has to be posted or reversed. */
export async function hasUnsettledCharges(on: Connection, personId: string): Promise<boolean> {
  const open = await openOrdersOf(on, personId);
  return open.some(({ status }) => !isOrderActive(status));
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
    const anonymousLines = lines.map(({ note: _note, ...line }) => ({ ...line, allergyConflicts: [] }));
    await tx.update(guestOrder).set({ lines: anonymousLines }).where(eq(guestOrder.id, id));
    await tx.update(orderHistory).set({ note: null }).where(eq(orderHistory.orderId, id));
    await tx
      .update(orderHistory)
      .set({ actorId: null })
      .where(and(eq(orderHistory.orderId, id), eq(orderHistory.by, 'guest')));
  }
}
