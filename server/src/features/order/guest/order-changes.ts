import { ORDER_NOTE_MAX } from '@guest/shared/contracts/menu/limits';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import { and, eq, sql } from 'drizzle-orm';
import { acceptedNote } from '../../../platform/validation/accepted-note';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder, orderHistory } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { Refusal } from '../../../platform/errors/refusal';
import type { Guest } from '../../../platform/http/guest';
import { scopeOf, type PropertyRow, type PropertyScope } from '../../property/property-scope';
import { noteStaffAction } from '../../staff/staff-action';
import { giveBack } from '../record/give-back';
import { seesOutlet } from '../../outlet/order-queue';
import { findOutlet } from '../policy/ordering-outlet';
import { orderOf, staffOrderOf, type OrderRecord, type OrderRow } from '../record/order-reply';
import type { OrderTelling } from '../record/order-telling';
import type { OrderRepository } from '../record/order.repository';
import {
  guestCancels,
  Overtaken,
  staffStep,
  systemStep,
  type StaffStep,
  type Step,
} from '../record/order-step';

interface Parts {
  db: Database;
  outbox: PushOutbox;
  orders: OrderRepository;
  tellOrder: OrderTelling;
  now: () => number;
}

export interface Changed {
  row: OrderRow;
  tellings: OutboxRow[];
}

const noSuchOrder = () => new Refusal(404, 'no_such_order', 'Order not found');
const sentences = {
  version_conflict: 'Someone else just changed this order.',
  order_status_not_allowed: 'This order can no longer be changed.',
  order_not_cancellable: "The kitchen has started, so this can't be cancelled here. Message us right away.",
} as const;

/** Changes the status of orders. If two changes conflict, the second one fails and gets the current order. */
export function createOrderChanges({ db, outbox, orders, tellOrder, now }: Parts) {
  /** The row stays locked until the end of the transaction. */
  async function locked(tx: Connection, id: string, propertyId: string): Promise<OrderRecord | undefined> {
    const isIt = and(eq(guestOrder.id, id), eq(guestOrder.propertyId, propertyId));
    return (await tx.select().from(guestOrder).where(isIt).for('update'))[0];
  }

  async function write(
    tx: Connection,
    before: OrderRecord,
    { set, history }: Step,
    property: PropertyRow,
  ): Promise<Changed> {
    const tellings = await giveBack(tx, outbox, { before, to: history.status, now: now() });
    await tx
      .update(guestOrder)
      .set({ ...set, ...paymentAfter(before, history.status), version: sql`${guestOrder.version} + 1` })
      .where(eq(guestOrder.id, before.id));
    await tx.insert(orderHistory).values({ ...history, orderId: before.id, at: new Date(now()) });
    const row = await orders.one(tx, before.id);
    const isStep = before.status !== row.order.status;
    return {
      row,
      tellings: [
        ...tellings,
        ...(await tellOrder(tx, { row, property, ...(isStep && { stepBy: history.by }) })),
      ],
    };
  }

  /** Turns a version conflict into an error that carries the current order. */
  async function refused(tx: Connection, error: unknown, id: string, tell: (row: OrderRow) => unknown) {
    if (!(error instanceof Overtaken)) return error;
    const data = { order: tell(await orders.one(tx, id)) };
    return new Refusal(409, error.code, sentences[error.code], { data });
  }

  const stepOr = async (
    tx: Connection,
    id: string,
    step: () => Step | 'nothing',
    tell: (row: OrderRow) => unknown,
  ) => {
    try {
      return step();
    } catch (error) {
      throw await refused(tx, error, id, tell);
    }
  };

  return {
    byStaff: (actor: Actor, asked: StaffStep): Promise<Changed> =>
      db.transaction(async (tx) => {
        const { property, id: actorId } = actor;
        const before = await locked(tx, asked.orderUuid, property.id);
        if (!before || !seesOutlet(actor, before.outletId)) throw noSuchOrder();
        const outlet = await findOutlet(tx, property.id, { id: before.outletId });
        const cancelMinutes = outlet?.policy.cancelMinutes ?? 0;
        const said = {
          note: acceptedNote(asked.note, { max: ORDER_NOTE_MAX }) || null,
          actorId,
          cancelMinutes,
          now: now(),
        };
        const step = await stepOr(
          tx,
          before.id,
          () => staffStep(before, asked, said),
          (row) => staffOrderOf(row, scopeOf(property, []), now()),
        );
        if (step === 'nothing') return { row: await orders.one(tx, before.id), tellings: [] };
        await noteStaffAction(tx, actor, {
          what: 'changeOrderStatus',
          subjectId: before.id,
          at: now(),
          before: { status: before.status, delayMinutes: before.delayMinutes },
          after: { status: asked.status, delayMinutes: step.set.delayMinutes ?? before.delayMinutes },
          reason: asked.reasonCode ?? null,
        });
        return write(tx, before, step, property);
      }),

    cancelByGuest: (me: Guest, id: string, scope: PropertyScope): Promise<Changed> =>
      db.transaction(async (tx) => {
        const before = await locked(tx, id, scope.property.id);
        if (before?.guestId !== me.id) throw noSuchOrder();
        const step = await stepOr(
          tx,
          id,
          () => guestCancels(before, me.chatUuid, now()),
          (row) => orderOf(row, scope, now()),
        );
        if (step === 'nothing') return { row: await orders.one(tx, id), tellings: [] };
        return write(tx, before, step, scope.property);
      }),

    /**
     * Applies a change by the system. Does nothing if the status has changed already or another transaction
     * holds the lock.
     */
    bySystem: (
      id: string,
      { from, to, property }: { from: OrderStatus[]; to: OrderStatus; property: PropertyRow },
    ): Promise<Changed | undefined> =>
      db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(guestOrder)
          .where(eq(guestOrder.id, id))
          .for('update', { skipLocked: true });
        if (!before || !from.includes(before.status)) return undefined;
        return write(tx, before, systemStep(to, now()), property);
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
