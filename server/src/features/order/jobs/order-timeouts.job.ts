import {
  DELIVERED_AFTER_MS,
  ESCALATES_AFTER_MS,
  EXPIRES_AFTER_MS,
} from '@guest/shared/contracts/menu/order-status';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { guestOrder, property } from '../../../platform/db/tables/schema';
import { runAll, type TaskRunner } from '../../../platform/jobs/interval-task';
import type { PropertyRow } from '../../property/property-scope';
import type { OrderDeps } from '../guest/order-deps';

/** One run handles at most this many orders; the rest wait for the next run. */
const MAX_PER_RUN = 200;

type OrderTimeoutsDeps = Pick<OrderDeps, 'db' | 'outbox' | 'orders' | 'changes' | 'publishOrder' | 'now'>;

/**
 * Runs the time-based changes of orders. Several servers may run this at once: row locks ensure that each
 * order changes once.
 */
export function createOrderTimeouts({ db, outbox, orders, changes, publishOrder, now }: OrderTimeoutsDeps) {
  const ago = (ms: number) => new Date(now() - ms);

  async function escalate(attempt: TaskRunner): Promise<void> {
    for (const [level, after] of ESCALATES_AFTER_MS.entries()) {
      const isDue = and(
        eq(guestOrder.status, 'placed'),
        lte(guestOrder.escalation, level),
        lte(guestOrder.answerDueFrom, ago(after)),
        // An order whose expiry has just failed expires with the next run and needs no reminder.
        gt(guestOrder.answerDueFrom, ago(EXPIRES_AFTER_MS)),
      );
      const due = await db.select({ id: guestOrder.id }).from(guestOrder).where(isDue).limit(MAX_PER_RUN);
      for (const { id } of due) await attempt(remind(id, level + 1));
    }
  }

  /** Publishes the order to the staff again with the next escalation level. */
  async function remind(id: string, escalation: number): Promise<void> {
    const outboxRows = await db.transaction(async (tx) => {
      const reminded = await tx
        .update(guestOrder)
        .set({ escalation, version: sql`${guestOrder.version} + 1` })
        .where(
          and(eq(guestOrder.id, id), eq(guestOrder.status, 'placed'), lt(guestOrder.escalation, escalation)),
        )
        .returning({ propertyId: guestOrder.propertyId });
      const [reminder] = reminded;
      if (!reminder) return [];
      const [propertyRow] = await tx.select().from(property).where(eq(property.id, reminder.propertyId));
      if (!propertyRow) return [];
      return publishOrder(tx, { row: await orders.load(tx, id), property: propertyRow });
    });
    await outbox.publish(...outboxRows);
  }

  async function changeAllDue(
    { from, to }: { from: ('placed' | 'ready' | 'delivering')[]; to: 'lapsed' | 'delivered' },
    { since, after }: { since: typeof guestOrder.answerDueFrom | typeof guestOrder.statusAt; after: number },
    attempt: TaskRunner,
  ): Promise<void> {
    const changeStatus = async (id: string, property: PropertyRow) => {
      const changed = await changes.changeBySystem(id, { from, to, property });
      if (changed) await outbox.publish(...changed.outboxRows);
    };
    const due = await db
      .select({ id: guestOrder.id, property })
      .from(guestOrder)
      .innerJoin(property, eq(property.id, guestOrder.propertyId))
      .where(and(inArray(guestOrder.status, from), lte(since, ago(after))))
      .limit(MAX_PER_RUN);
    for (const { id, property: propertyRow } of due) await attempt(changeStatus(id, propertyRow));
  }

  async function runAllTimeouts(attempt: TaskRunner): Promise<void> {
    const { answerDueFrom, statusAt } = guestOrder;
    // Orders expire first, so that no reminder is sent for an order that has just expired.
    await changeAllDue(
      { from: ['placed'], to: 'lapsed' },
      { since: answerDueFrom, after: EXPIRES_AFTER_MS },
      attempt,
    );
    await escalate(attempt);
    await changeAllDue(
      { from: ['ready', 'delivering'], to: 'delivered' },
      { since: statusAt, after: DELIVERED_AFTER_MS },
      attempt,
    );
  }

  // An order that fails does not stop the others.
  return () => runAll(runAllTimeouts);
}
