import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import {
  isOrderActive,
  canTransitionOrder,
  orderTransitions,
  type OrderStatus,
} from '@guest/shared/contracts/menu/order-status';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import type { orderHistory } from '../../../platform/db/tables/schema';
import { malformed, unprocessable } from '../../../platform/errors/request-error';
import { cancelByOf } from '../policy/cancel-by';
import { canCancel, type OrderRecord } from './order.mapper';

export type StaffTransitionInput = RequestOf<'changeOrderStatus'>;
type OrderConflictCode = 'version_conflict' | 'order_status_not_allowed' | 'order_not_cancellable';

/** The changed columns and the history row of one transition. */
export interface OrderTransition {
  set: Partial<OrderRecord>;
  history: Omit<typeof orderHistory.$inferInsert, 'orderId' | 'at'>;
}

/**
 * A transition that conflicts with the current state of the order. The caller replies with the current order.
 */
export class OrderVersionConflict extends Error {
  constructor(readonly code: OrderConflictCode) {
    super(code);
  }
}

interface StaffTransitionDetails {
  note: string | null;
  /** The id of the member of staff. */
  actorId: string;
  policy: Pick<OrderPolicy, 'cancelMinutes' | 'leadMinutes'>;
  now: number;
}

/** Returns the transition for a request by staff, or `'nothing'` if it was made before. */
export function staffTransition(
  order: OrderRecord,
  input: StaffTransitionInput,
  details: StaffTransitionDetails,
): OrderTransition | 'nothing' {
  const { status, delayMinutes, reasonCode = null, version } = input;
  assertFieldsAllowed(input);
  const by = { by: 'staff', actorId: details.actorId, note: details.note, reasonCode } as const;
  const isOutdated = version !== undefined && version !== order.version;
  if (status === order.status) {
    const isSame = delayMinutes === undefined || delayMinutes === order.delayMinutes;
    if (isSame && !isOutdated) return 'nothing';
    if (isOutdated || !isOrderActive(status)) throw new OrderVersionConflict('version_conflict');
    return { set: delayColumns(input, details.note), history: { status, ...by } };
  }
  if (!canTransitionOrder(order, status, 'staff')) throw new OrderVersionConflict('order_status_not_allowed');
  if (isOutdated) throw new OrderVersionConflict('version_conflict');
  assertFieldsPresent(input, details.note);
  const accepted = status === 'accepted' && {
    cancelBy: cancelByOf({ acceptedAt: details.now, slotAt: order.slotAt.getTime() }, details.policy),
  };
  return {
    set: { ...statusColumns(status, details.now), ...delayColumns(input, details.note), ...accepted },
    history: { status, ...by },
  };
}

/**
 * Returns the transition for a cancellation by the guest, or `'nothing'` if the order is cancelled already.
 */
export function guestCancellation(
  order: OrderRecord,
  actorId: string,
  now: number,
): OrderTransition | 'nothing' {
  if (order.status === 'cancelled') return 'nothing';
  if (!canTransitionOrder(order, 'cancelled', 'guest') || !canCancel(order, now)) {
    throw new OrderVersionConflict('order_not_cancellable');
  }
  return { set: statusColumns('cancelled', now), history: { status: 'cancelled', by: 'guest', actorId } };
}

/** Returns the transition for a change by the system. */
export const systemTransition = (status: OrderStatus, now: number): OrderTransition => ({
  set: { ...statusColumns(status, now), ...(status === 'delivered' && { isArrivalUnsure: true }) },
  history: { status, by: 'system' },
});

const statusColumns = (status: OrderStatus, now: number) => ({ status, statusAt: new Date(now) });

function delayColumns({ delayMinutes }: StaffTransitionInput, note: string | null): Partial<OrderRecord> {
  if (delayMinutes === undefined) return {};
  return { delayMinutes, delayReason: delayMinutes === 0 ? null : note };
}

/** Throws if a finished order gets a delay, or a status without reasons gets a reason. */
function assertFieldsAllowed({ status, delayMinutes, reasonCode }: StaffTransitionInput): void {
  const hasDelay = delayMinutes !== undefined && !isOrderActive(status);
  const hasReason = reasonCode !== undefined && !orderTransitions[status].needs?.includes('reasonCode');
  if (hasDelay || hasReason) throw malformed();
}

function assertFieldsPresent({ status, reasonCode }: StaffTransitionInput, note: string | null): void {
  const details = { note: note !== null, reasonCode: reasonCode !== undefined };
  const missing = orderTransitions[status].needs?.find((it) => !details[it]);
  if (missing) throw unprocessable(missing, 'field_required', 'This field is required');
}
