import type { Order, OrderSummary } from '@guest/shared/contracts/order/order.contract';
import type { StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import { isOrderActive, ORDER_RATING_PERIOD_MS } from '@guest/shared/contracts/menu/order-status';
import type { guest, guestOrder, orderHistory, outlet } from '../../../platform/db/tables/schema';
import type { PropertyScope } from '../../property/property-scope';
import { toPricedLine } from './order-line.mapper';

const MINUTE_MS = 60_000;

export type OrderRecord = typeof guestOrder.$inferSelect;
export type OrderHistoryRow = typeof orderHistory.$inferSelect & { nickName: string | null };
export interface OrderRow {
  order: OrderRecord;
  outlet: Pick<typeof outlet.$inferSelect, 'id' | 'slug' | 'name' | 'pictures' | 'orderModes'>;
  guest: Pick<typeof guest.$inferSelect, 'id' | 'firstName' | 'lastName' | 'chatUuid' | 'lang'>;
  histories: OrderHistoryRow[];
}

/** Maps an order to an item of a list. */
export function toOrderSummary(
  row: Omit<OrderRow, 'histories' | 'guest'>,
  scope: PropertyScope,
): OrderSummary {
  const { order, outlet } = row;
  const [picture] = outlet.pictures;
  const promised = order.slotAt.getTime() + order.delayMinutes * MINUTE_MS;
  return {
    uuid: order.id,
    reference: order.reference,
    outlet: {
      uuid: outlet.id,
      slug: outlet.slug,
      name: scope.localize(outlet.name),
      ...(picture && { image: scope.image(picture) }),
    },
    mode: order.mode,
    place: order.place,
    status: order.status,
    promisedFrom: new Date(promised).toISOString(),
    promisedTo: new Date(promised + order.windowMinutes * MINUTE_MS).toISOString(),
    delayMinutes: order.delayMinutes,
    ...(order.delayReason !== null && { delayReason: order.delayReason }),
    total: order.total,
    currency: order.currency,
    currencyPrecision: order.currencyPrecision,
    itemCount: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemNames: order.lines.map(({ name }) => scope.localize(name)),
    placedAt: order.createdAt.toISOString(),
    canReorder: outlet.orderModes.length > 0,
    version: order.version,
  };
}

/** Maps an order to its details for the guest. */
export function toOrder(row: OrderRow, scope: PropertyScope, now: number): Order {
  const { order } = row;
  return {
    ...toOrderSummary(row, scope),
    lines: order.lines.map((line) => toPricedLine(line, scope)),
    totals: order.totals,
    requestedFor: order.requestedFor,
    histories: row.histories.map(toHistoryEntry),
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      ...(order.folioReference !== null && { folioReference: order.folioReference }),
    },
    ...(order.note !== null && { note: order.note }),
    ...(order.allergyNote !== null && { allergyNote: order.allergyNote }),
    allergies: order.allergies,
    allergyConflicts: order.allergyConflicts,
    minAge: order.minAge,
    cutlery: order.cutlery,
    canCancel: canCancel(order, now),
    ...(order.status === 'accepted' && order.cancelBy && { cancelBy: order.cancelBy.toISOString() }),
    canRate: canRate(order, now),
    ...(order.rating && { rating: order.rating }),
    ...(order.issue && { issue: order.issue }),
    isArrivalUnsure: order.isArrivalUnsure,
  };
}

/** Maps an order to its details for the staff; the caller passes a scope in the language of the property. */
export function toStaffOrder(row: OrderRow, scope: PropertyScope, now: number): StaffOrder {
  const { order, guest } = row;
  return {
    ...toOrder(row, scope, now),
    guestName: [guest.firstName, guest.lastName].filter(Boolean).join(' '),
    guestUuid: guest.id,
    escalation: order.escalation,
    mustCollect: order.paymentStatus === 'failed' && isOrderActive(order.status),
  };
}

/**
 * A guest can always cancel an order that is not accepted yet. An accepted order can be cancelled until
 * `cancelBy`, unless preparation has started.
 */
export const canCancel = (
  { status, cancelBy }: Pick<OrderRecord, 'status' | 'cancelBy'>,
  now: number,
): boolean =>
  status === 'placed' || (status === 'accepted' && cancelBy !== null && now <= cancelBy.getTime());

export const canRate = ({ status, statusAt }: OrderRecord, now: number): boolean =>
  status === 'delivered' && now <= statusAt.getTime() + ORDER_RATING_PERIOD_MS;

function toHistoryEntry({
  status,
  by,
  nickName,
  at,
  note,
  reasonCode,
}: OrderHistoryRow): Order['histories'][number] {
  return {
    status,
    by,
    ...(nickName !== null && { nickName }),
    at: at.toISOString(),
    ...(note !== null && { note }),
    ...(reasonCode !== null && { reasonCode }),
  };
}
