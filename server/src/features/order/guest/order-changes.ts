import { MAX_ORDER_NOTE_LENGTH } from '@guest/shared/contracts/menu/limits';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import { and, eq, sql } from 'drizzle-orm';
import { parseNote } from '../../../platform/validation/parse-note';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder, orderHistory } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { RequestError } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import { scopeOf, type PropertyRow, type PropertyScope } from '../../property/property-scope';
import { recordStaffAction } from '../../staff/staff-action';
import { releaseReserved } from '../record/release-stock';
import { canSeeOutlet } from '../../outlet/outlet-topics';
import { findOutlet } from '../policy/ordering-outlet';
import { toOrder, toStaffOrder, type OrderRecord, type OrderRow } from '../record/order.mapper';
import type { PublishOrder } from '../record/order-events';
import type { OrderRepository } from '../record/order.repository';
import {
  guestCancellation,
  OrderVersionConflict,
  staffTransition,
  systemTransition,
  type StaffTransitionInput,
  type OrderTransition,
} from '../record/order-transitions';

interface OrderChangesDeps {
  db: Database;
  outbox: PushOutbox;
  orders: OrderRepository;
  publishOrder: PublishOrder;
  now: () => number;
}

export interface ChangedOrder {
  row: OrderRow;
  outboxRows: OutboxRow[];
}

const noSuchOrder = () => new RequestError(404, 'no_such_order', 'Order not found');
const conflictSentences = {
  version_conflict: 'Someone else just changed this order.',
  order_status_not_allowed: 'This order can no longer be changed.',
  order_not_cancellable: "The kitchen has started, so this can't be cancelled here. Message us right away.",
} as const;

/** Changes the status of orders. If two changes conflict, the second one fails and gets the current order. */
export function createOrderChanges({ db, outbox, orders, publishOrder, now }: OrderChangesDeps) {
  /** The row stays locked until the end of the transaction. */
  async function lockOrder(tx: Connection, id: string, propertyId: string): Promise<OrderRecord | undefined> {
    const isIt = and(eq(guestOrder.id, id), eq(guestOrder.propertyId, propertyId));
    return (await tx.select().from(guestOrder).where(isIt).for('update'))[0];
  }

  async function write(
    tx: Connection,
    before: OrderRecord,
    { set, history }: OrderTransition,
    property: PropertyRow,
  ): Promise<ChangedOrder> {
    const outboxRows = await releaseReserved(tx, outbox, { before, to: history.status, now: now() });
    await tx
      .update(guestOrder)
      .set({ ...set, ...paymentAfter(before, history.status), version: sql`${guestOrder.version} + 1` })
      .where(eq(guestOrder.id, before.id));
    await tx.insert(orderHistory).values({ ...history, orderId: before.id, at: new Date(now()) });
    const row = await orders.load(tx, before.id);
    const isNewStatus = before.status !== row.order.status;
    return {
      row,
      outboxRows: [
        ...outboxRows,
        ...(await publishOrder(tx, { row, property, ...(isNewStatus && { changedBy: history.by }) })),
      ],
    };
  }

  /** Turns a version conflict into an error that carries the current order. */
  async function toConflictError(
    tx: Connection,
    error: unknown,
    id: string,
    toReply: (row: OrderRow) => unknown,
  ) {
    if (!(error instanceof OrderVersionConflict)) return error;
    const data = { order: toReply(await orders.load(tx, id)) };
    return new RequestError(409, error.code, conflictSentences[error.code], { data });
  }

  const transitionOrThrow = async (
    tx: Connection,
    id: string,
    transition: () => OrderTransition | 'nothing',
    toReply: (row: OrderRow) => unknown,
  ) => {
    try {
      return transition();
    } catch (error) {
      throw await toConflictError(tx, error, id, toReply);
    }
  };

  return {
    changeByStaff: (actor: Actor, input: StaffTransitionInput): Promise<ChangedOrder> =>
      db.transaction(async (tx) => {
        const { property, id: actorId } = actor;
        const before = await lockOrder(tx, input.orderUuid, property.id);
        if (!before || !canSeeOutlet(actor, before.outletId)) throw noSuchOrder();
        const outlet = await findOutlet(tx, property.id, { id: before.outletId });
        const details = {
          note: parseNote(input.note, { max: MAX_ORDER_NOTE_LENGTH }) || null,
          actorId,
          // If the outlet no longer exists, guests cannot cancel any more.
          policy: outlet?.policy ?? { cancelMinutes: 0, leadMinutes: Infinity },
          now: now(),
        };
        const transition = await transitionOrThrow(
          tx,
          before.id,
          () => staffTransition(before, input, details),
          (row) => toStaffOrder(row, scopeOf(property, []), now()),
        );
        if (transition === 'nothing') return { row: await orders.load(tx, before.id), outboxRows: [] };
        await recordStaffAction(tx, actor, {
          what: 'changeOrderStatus',
          subjectId: before.id,
          at: now(),
          before: { status: before.status, delayMinutes: before.delayMinutes },
          after: { status: input.status, delayMinutes: transition.set.delayMinutes ?? before.delayMinutes },
          reason: input.reasonCode ?? null,
        });
        return write(tx, before, transition, property);
      }),

    cancelByGuest: (
      me: Pick<Guest, 'id' | 'chatUuid'>,
      id: string,
      scope: PropertyScope,
    ): Promise<ChangedOrder> =>
      db.transaction(async (tx) => {
        const before = await lockOrder(tx, id, scope.property.id);
        if (before?.guestId !== me.id) throw noSuchOrder();
        const transition = await transitionOrThrow(
          tx,
          id,
          () => guestCancellation(before, me.chatUuid, now()),
          (row) => toOrder(row, scope, now()),
        );
        if (transition === 'nothing') return { row: await orders.load(tx, id), outboxRows: [] };
        return write(tx, before, transition, scope.property);
      }),

    /**
     * Applies a change by the system. Does nothing if the status has changed already or another transaction
     * holds the lock.
     */
    changeBySystem: (
      id: string,
      { from, to, property }: { from: OrderStatus[]; to: OrderStatus; property: PropertyRow },
    ): Promise<ChangedOrder | undefined> =>
      db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(guestOrder)
          .where(eq(guestOrder.id, id))
          .for('update', { skipLocked: true });
        if (!before || !from.includes(before.status)) return undefined;
        return write(tx, before, systemTransition(to, now()), property);
      }),
  };
}

/**
 * Drops a charge that has not been posted when the order ends early. The job that posts charges reverses
 * those already posted.
 */
function paymentAfter({ paymentStatus }: OrderRecord, to: OrderStatus): Partial<OrderRecord> {
  const isOff = to === 'rejected' || to === 'cancelled' || to === 'lapsed';
  return isOff && (paymentStatus === 'authorised' || paymentStatus === 'failed')
    ? { paymentStatus: 'none' }
    : {};
}
