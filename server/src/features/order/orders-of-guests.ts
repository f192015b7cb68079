import { desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { chargePin, guestOrder, orderHistory, orderPreference, outlet } from '../../db/schema';

/** All that is known of what guests have ordered, and of what they must not eat, for them to take along. */
export async function ordersOfGuests(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({ order: guestOrder, outlet: outlet.name })
    .from(guestOrder)
    .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
    .where(inArray(guestOrder.guestId, guestIds))
    .orderBy(desc(guestOrder.createdAt));
  const orders = rows.map(({ order, outlet: name }) => {
    const { guestId: _guest, propertyId: _house, cartHash: _hash, ...told } = order;
    return { ...told, outlet: name };
  });
  const orderPreferences = await on
    .select({ allergies: orderPreference.allergies, spendingLimit: orderPreference.spendingLimit })
    .from(orderPreference)
    .where(inArray(orderPreference.guestId, guestIds));
  return { orders, orderPreferences };
}

/** What was sold stays in the books of the house; whose it was, where it went and what they must not eat does not. */
export async function eraseFromOrders(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(orderPreference).where(inArray(orderPreference.guestId, guestIds));
  await tx.delete(chargePin).where(inArray(chargePin.guestId, guestIds));
  const rows = await tx
    .update(guestOrder)
    .set({
      ...{ place: '', note: null, allergyNote: null, allergies: [], allergyConflicts: [] },
      ...{ reservationNumber: null, rating: null, issue: null, cartHash: '' },
    })
    .where(inArray(guestOrder.guestId, guestIds))
    .returning({ id: guestOrder.id, lines: guestOrder.lines });
  for (const { id, lines } of rows) {
    const nobodys = lines.map(({ note: _note, ...line }) => ({ ...line, allergyConflicts: [] }));
    await tx.update(guestOrder).set({ lines: nobodys }).where(eq(guestOrder.id, id));
    await tx.update(orderHistory).set({ note: null }).where(eq(orderHistory.orderId, id));
  }
}
