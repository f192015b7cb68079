import { and, eq, or, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guestOrder, property } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { PropertyRow } from '../../property/property-scope';
import { isToPost, isToReverse } from '../record/charges';
import { withinFolioTime } from '../record/folio-time';
import type { OrderDeps } from '../guest/order-deps';
import type { OrderRecord } from '../record/order.mapper';

const MAX_PER_RUN = 100;

type PostChargesDeps = Pick<
  OrderDeps,
  'db' | 'outbox' | 'orders' | 'propertySystem' | 'publishOrder' | 'log'
>;

/**
 * Posts the charges of accepted orders to the folios and reverses those of cancelled ones. A row lock ensures
 * that one server handles each charge.
 */
export function createPostCharges({
  db,
  outbox,
  orders,
  propertySystem,
  publishOrder,
  log,
}: PostChargesDeps) {
  /** A failed charge does not stop the order; the guest pays in person. */
  async function charge(order: OrderRecord, house: PropertyRow): Promise<Partial<OrderRecord>> {
    try {
      const folioReference = await withinFolioTime(
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
    await withinFolioTime(propertySystem.reverse(house, order.folioReference ?? ''));
    return { paymentStatus: 'reversed' };
  }

  async function postOrReverse(tx: Connection, id: string): Promise<OutboxRow[]> {
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
    return publishOrder(tx, { row: await orders.load(tx, id), property: house });
  }

  return async (): Promise<void> => {
    const due = await db
      .select({ id: guestOrder.id })
      .from(guestOrder)
      .where(or(isToPost, isToReverse))
      .orderBy(guestOrder.statusAt)
      .limit(MAX_PER_RUN);
    for (const { id } of due) {
      await db
        .transaction((tx) => postOrReverse(tx, id))
        .then((outboxRows) => outbox.publish(...outboxRows))
        .catch((error: unknown) =>
          log.warn({ err: error, order: id }, 'room charge job failed for an order; retrying'),
        );
    }
  };
}
