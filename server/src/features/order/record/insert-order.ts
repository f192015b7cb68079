import type { Connection } from '../../../platform/db/database';
import { guestOrder, orderHistory } from '../../../platform/db/tables/schema';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyRow } from '../../property/property-scope';
import { cancelByOf } from '../policy/cancel-by';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import { newReference } from '../../../platform/security/reference';
import type { OrderRecord, OrderRow } from './order.mapper';

/** A random reference collides once in 700 million; five collisions in a row are no chance. */
const MAX_ATTEMPTS = 5;

type OrderColumns = Pick<
  OrderRecord,
  | 'mode'
  | 'place'
  | 'requestedFor'
  | 'lines'
  | 'totals'
  | 'slotAmount'
  | 'stockTaken'
  | 'paymentMethod'
  | 'reservationNumber'
  | 'note'
  | 'allergyNote'
  | 'allergies'
  | 'allergyConflicts'
  | 'minAge'
  | 'cutlery'
  | 'cartHash'
>;

export interface NewOrder extends OrderColumns {
  outlet: OrderingOutlet;
  property: PropertyRow;
  row: GuestRow;
  slotAt: number;
  answerDueFrom: number;
  at: number;
}

/**
 * Inserts an order with its first history row, and with a second one if the outlet accepts orders
 * automatically.
 */
export async function insertOrder(tx: Connection, order: NewOrder): Promise<OrderRow> {
  const { outlet, property, row, slotAt, answerDueFrom, at, ...columns } = order;
  const { policy } = outlet;
  const status = policy.autoAccept ? ('accepted' as const) : ('placed' as const);
  const values = {
    ...columns,
    propertyId: property.id,
    guestId: row.id,
    outletId: outlet.row.id,
    status,
    statusAt: new Date(at),
    createdAt: new Date(at),
    slotAt: new Date(slotAt),
    windowMinutes: policy.slotInterval,
    total: columns.totals.total,
    currency: property.currency,
    currencyPrecision: property.currencyPrecision,
    paymentStatus: columns.paymentMethod === 'room_charge' ? 'authorised' : 'none',
    answerDueFrom: new Date(answerDueFrom),
    cancelBy: policy.autoAccept ? cancelByOf({ acceptedAt: at, slotAt }, policy) : null,
  } as const;
  const inserted = await insertWithReference(tx, values);
  const placed = { orderId: inserted.id, status: 'placed', by: 'guest', actorId: row.chatUuid } as const;
  const accepted = { orderId: inserted.id, status: 'accepted', by: 'system' } as const;
  const entries = await tx
    .insert(orderHistory)
    .values([placed, ...(policy.autoAccept ? [accepted] : [])].map((one) => ({ ...one, at: new Date(at) })))
    .returning();
  const histories = entries.map((entry) => ({ ...entry, nickName: null }));
  return { order: inserted, outlet: outlet.row, guest: row, histories };
}

async function insertWithReference(
  tx: Connection,
  values: Omit<typeof guestOrder.$inferInsert, 'reference'>,
): Promise<OrderRecord> {
  for (let i = 0; i < MAX_ATTEMPTS; i += 1) {
    const [inserted] = await tx
      .insert(guestOrder)
      .values({ ...values, reference: newReference('OR') })
      .onConflictDoNothing({ target: [guestOrder.propertyId, guestOrder.reference] })
      .returning();
    if (inserted) return inserted;
  }
  throw new Error('no free order reference found');
}
