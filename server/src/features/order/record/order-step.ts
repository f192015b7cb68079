import type { Ask } from '@guest/shared/contracts/socket.contract';
import {
  isOrderActive,
  mayStepOrder,
  orderSteps,
  type OrderStatus,
} from '@guest/shared/contracts/menu/order-steps';
import type { orderHistory } from '../../../platform/db/tables/schema';
import { malformed, unacceptable } from '../../../platform/errors/refusal';
import { canCancel, type OrderRecord } from './order-reply';

export type StaffStep = Ask<'changeOrderStatus'>;
type Conflict = 'version_conflict' | 'order_status_not_allowed' | 'order_not_cancellable';

/** The changed columns and the history row of one transition. */
export interface Step {
  set: Partial<OrderRecord>;
  history: Omit<typeof orderHistory.$inferInsert, 'orderId' | 'at'>;
}

/**
 * A transition that conflicts with the current state of the order. The caller replies with the current order.
 */
export class Overtaken extends Error {
  constructor(readonly code: Conflict) {
    super(code);
  }
}

interface Said {
  note: string | null;
  /** The id of the member of staff. */
  actorId: string;
  cancelMinutes: number;
  now: number;
}

/** Returns the transition for a request by staff, or `'nothing'` if it was made before. */
export function staffStep(order: OrderRecord, asked: StaffStep, said: Said): Step | 'nothing' {
  const { status, delayMinutes, reasonCode = null, version } = asked;
  refuseMisplaced(asked);
  const by = { by: 'staff', actorId: said.actorId, note: said.note, reasonCode } as const;
  const isOld = version !== undefined && version !== order.version;
  if (status === order.status) {
    const isSame = delayMinutes === undefined || delayMinutes === order.delayMinutes;
    if (isSame && !isOld) return 'nothing';
    if (isOld || !isOrderActive(status)) throw new Overtaken('version_conflict');
    return { set: delayOf(asked, said.note), history: { status, ...by } };
  }
  if (!mayStepOrder(order, status, 'staff')) throw new Overtaken('order_status_not_allowed');
  if (isOld) throw new Overtaken('version_conflict');
  refuseUnsaid(asked, said.note);
  const accepted = status === 'accepted' && {
    cancelBy: new Date(said.now + said.cancelMinutes * 60_000),
  };
  return {
    set: { ...stepTo(status, said.now), ...delayOf(asked, said.note), ...accepted },
    history: { status, ...by },
  };
}

/**
 * Returns the transition for a cancellation by the guest, or `'nothing'` if the order is cancelled already.
 */
export function guestCancels(order: OrderRecord, actorId: string, now: number): Step | 'nothing' {
  if (order.status === 'cancelled') return 'nothing';
  if (!mayStepOrder(order, 'cancelled', 'guest') || !canCancel(order, now)) {
    throw new Overtaken('order_not_cancellable');
  }
  return { set: stepTo('cancelled', now), history: { status: 'cancelled', by: 'guest', actorId } };
}

/** Returns the transition for a change by the system. */
export const systemStep = (status: OrderStatus, now: number): Step => ({
  set: { ...stepTo(status, now), ...(status === 'delivered' && { isArrivalUnsure: true }) },
  history: { status, by: 'system' },
});

const stepTo = (status: OrderStatus, now: number) => ({ status, statusAt: new Date(now) });

function delayOf({ delayMinutes }: StaffStep, note: string | null): Partial<OrderRecord> {
  if (delayMinutes === undefined) return {};
  return { delayMinutes, delayReason: delayMinutes === 0 ? null : note };
}

/** Throws if a finished order gets a delay, or a status without reasons gets a reason. */
function refuseMisplaced({ status, delayMinutes, reasonCode }: StaffStep): void {
  const isLate = delayMinutes !== undefined && !isOrderActive(status);
  const isReasoned = reasonCode !== undefined && !orderSteps[status].needs?.includes('reasonCode');
  if (isLate || isReasoned) throw malformed();
}

function refuseUnsaid({ status, reasonCode }: StaffStep, note: string | null): void {
  const said = { note: note !== null, reasonCode: reasonCode !== undefined };
  const unsaid = orderSteps[status].needs?.find((it) => !said[it]);
  if (unsaid) throw unacceptable(unsaid, 'field_required', 'This field is required');
}
