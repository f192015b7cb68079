import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import { guestOrder } from '../../../platform/db/tables/schema';
import { externalRoomLockIf, type LockedRoom } from '../../chat/members/external-room';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyRow } from '../../property/property-scope';
import { cancelByOf } from '../policy/cancel-by';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import { newReference } from '../../../platform/security/reference';
import type { OrderRecord, OrderRow } from './order.mapper';
import { storeOrder, type UnstoredOrder } from './store-order';

/** A random reference collides once in 700 million; five collisions in a row are a bug. */
const MAX_ATTEMPTS = 5;

type OrderColumns = Pick<
  OrderRecord,
  | 'mode'
  | 'place'
  | 'requestedFor'
  | 'lines'
  | 'totals'
  | 'slotAmount'
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
  /** The quantities of items with counted stock. */
  counted: ReadonlyMap<string, number>;
  slotAt: number;
  answerDueFrom: number;
  at: number;
}

/** `room` is the conversation of its guest, if it is locked already. */
type Inserted =
  | { row: OrderRow; emptied: string[]; room?: LockedRoom | undefined }
  | 'slot_full'
  | 'stock_gone';

/**
 * An order that was not stored leaves its room unlocked: every change of an order takes the locks of slots and menus
 * before that of a room.
 */
const lockRoomOfStored = externalRoomLockIf(
  sql`exists (select from ${guestOrder} where ${guestOrder.id} = ${sql.placeholder('orderId')})`,
);

/**
 * Inserts an order with its first history row, and with a second one if the outlet accepts orders automatically.
 * Reserves its slot and stock, or returns which of them another order was faster to take. Locks the conversation of its
 * guest in the same round trip, unless menus have to be locked before it.
 */
export async function insertOrder(tx: Connection, order: NewOrder): Promise<Inserted> {
  const { outlet, row, counted } = order;
  const { policy } = outlet;
  const { slotCapacityOrders: mostOrders, slotCapacityAmount: mostAmount } = policy;
  const fits = (mostOrders ?? 1) >= 1 && (mostAmount === null || mostAmount >= (order.slotAmount ?? 0));
  if (order.slotAmount !== null && !fits) return 'slot_full';
  const record = recordOf(order);
  const entry = { orderId: record.id, at: record.createdAt, note: null, reasonCode: null };
  const placed = { ...entry, status: 'placed', by: 'guest', actorId: row.chatUuid } as const;
  const accepted = { ...entry, status: 'accepted', by: 'system', actorId: null } as const;
  const entries: UnstoredOrder['entries'] = policy.autoAccept ? [placed, accepted] : [placed];
  const canLockRoom = order.property.isChatEnabled && counted.size === 0;
  const roomOwner = { id: row.chatUuid, property: order.property };
  const emptied: string[] = [];
  for (let i = 0; i < MAX_ATTEMPTS; i += 1) {
    const attempt = { ...record, reference: newReference('OR') };
    const [stored, room] = await pipelined(
      storeOrder(tx, { order: attempt, entries, counted, policy, isReserved: i > 0 }),
      canLockRoom ? lockRoomOfStored(tx, roomOwner, { now: order.at, orderId: record.id }) : undefined,
    );
    if (!stored.hasSlot) return 'slot_full';
    if (!stored.hasStock) return 'stock_gone';
    emptied.push(...stored.emptied);
    if (!stored.isPlaced) continue;
    const histories = entries.map((one, n) => ({ ...one, id: stored.entryIds[n] ?? 0, nickName: null }));
    return { row: { order: attempt, outlet: outlet.row, guest: row, histories }, emptied, room };
  }
  throw new Error('no free order reference found');
}

/** Returns all columns, so that the order need not be read again. */
function recordOf({ outlet, property, row, slotAt, answerDueFrom, at, counted, ...columns }: NewOrder) {
  const { policy } = outlet;
  return {
    ...columns,
    id: randomUUID(),
    propertyId: property.id,
    guestId: row.id,
    outletId: outlet.row.id,
    status: policy.autoAccept ? 'accepted' : 'placed',
    statusAt: new Date(at),
    createdAt: new Date(at),
    slotAt: new Date(slotAt),
    windowMinutes: policy.slotInterval,
    delayMinutes: 0,
    delayReason: null,
    stockTaken: Object.fromEntries(counted),
    total: columns.totals.total,
    currency: property.currency,
    currencyPrecision: property.currencyPrecision,
    paymentStatus: columns.paymentMethod === 'room_charge' ? 'authorised' : 'none',
    folioReference: null,
    answerDueFrom: new Date(answerDueFrom),
    escalation: 0,
    cancelBy: policy.autoAccept ? cancelByOf({ acceptedAt: at, slotAt }, policy) : null,
    isArrivalUnsure: false,
    rating: null,
    issue: null,
    version: 1,
  } satisfies Omit<OrderRecord, 'reference'>;
}
