import { and, eq, or, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guestOrder, property } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { PropertyRow } from '../../property/property-scope';
import { isToPost, isToReverse } from '../record/charges';
import type { OrderParts } from '../guest/order-parts';
import type { OrderRecord } from '../record/order-reply';

const AT_ONCE = 100;
/** The limit for a call to the hotel's system, because a transaction waits for it. */
const LONGEST_MS = 5_000;

type Parts = Pick<OrderParts, 'db' | 'outbox' | 'orders' | 'propertySystem' | 'tellOrder' | 'log'>;

/**
 * Posts the charges of accepted orders to the folios and reverses those of cancelled ones. A row lock ensures
 * that one server handles each charge.
 */
export function createSettling({ db, outbox, orders, propertySystem, tellOrder, log }: Parts) {
  /** A failed charge does not stop the order; the guest pays in person. */
  async function charge(order: OrderRecord, house: PropertyRow): Promise<Partial<OrderRecord>> {
    try {
      const folioReference = await inTime(
        propertySystem.post(house, {
          reservationNumber: order.reservationNumber ?? '',
          amount: order.total,
          reference: order.reference,
          description: order.reference,
        }),
      );
      return { paymentStatus: 'posted', folioReference };
    } catch (error) {
      log.warn({ err: error, order: order.reference }, 'room charge could not be posted');
      return { paymentStatus: 'failed' };
    }
  }

  async function reverse(order: OrderRecord, house: PropertyRow): Promise<Partial<OrderRecord>> {
    await inTime(propertySystem.reverse(house, order.folioReference ?? ''));
    return { paymentStatus: 'reversed' };
  }

  async function settle(tx: Connection, id: string): Promise<OutboxRow[]> {
    const [found] = await tx
      .select({ order: guestOrder, house: property })
      .from(guestOrder)
      .innerJoin(property, eq(property.id, guestOrder.propertyId))
      .where(and(eq(guestOrder.id, id), or(isToPost, isToReverse)))
      .for('update', { of: guestOrder, skipLocked: true });
    if (!found) return [];
    const { order, house } = found;
    const set = order.paymentStatus === 'posted' ? await reverse(order, house) : await charge(order, house);
    await tx
      .update(guestOrder)
      .set({ ...set, version: sql`${guestOrder.version} + 1` })
      .where(eq(guestOrder.id, id));
    return tellOrder(tx, { row: await orders.one(tx, id), property: house });
  }

  return async (): Promise<void> => {
    const due = await db
      .select({ id: guestOrder.id })
      .from(guestOrder)
      .where(or(isToPost, isToReverse))
      .orderBy(guestOrder.statusAt)
      .limit(AT_ONCE);
    for (const { id } of due) {
      await db
        .transaction((tx) => settle(tx, id))
        .then((tellings) => outbox.tell(...tellings))
        .catch((error: unknown) =>
          log.warn({ err: error, order: id }, 'room charge job failed for an order; retrying'),
        );
    }
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('hotel system did not answer in time')), LONGEST_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
