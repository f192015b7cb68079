import {
  DELIVERED_AFTER_MS,
  ESCALATES_AFTER_MS,
  LAPSES_AFTER_MS,
} from '@guest/shared/contracts/menu/order-steps';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { guestOrder, property } from '../../../platform/db/tables/schema';
import { tryAll, type Tried } from '../../../platform/jobs/do-every';
import type { PropertyRow } from '../../property/property-scope';
import type { OrderParts } from '../guest/order-parts';

/** One run handles at most this many orders; the rest wait for the next run. */
const AT_ONCE = 200;

type Parts = Pick<OrderParts, 'db' | 'outbox' | 'orders' | 'changes' | 'tellOrder' | 'now'>;

/**
 * Runs the time-based changes of orders. Several servers may run this at once: row locks ensure that each
 * order changes once.
 */
export function createKeeping({ db, outbox, orders, changes, tellOrder, now }: Parts) {
  const ago = (ms: number) => new Date(now() - ms);

  async function escalate(tried: Tried): Promise<void> {
    for (const [step, after] of ESCALATES_AFTER_MS.entries()) {
      const isDue = and(
        eq(guestOrder.status, 'placed'),
        lte(guestOrder.escalation, step),
        lte(guestOrder.answerDueFrom, ago(after)),
      );
      const due = await db.select({ id: guestOrder.id }).from(guestOrder).where(isDue).limit(AT_ONCE);
      for (const { id } of due) await tried(remind(id, step + 1));
    }
  }

  /** Publishes the order to the staff again with the next escalation level. */
  async function remind(id: string, escalation: number): Promise<void> {
    const tellings = await db.transaction(async (tx) => {
      const reminded = await tx
        .update(guestOrder)
        .set({ escalation, version: sql`${guestOrder.version} + 1` })
        .where(
          and(eq(guestOrder.id, id), eq(guestOrder.status, 'placed'), lt(guestOrder.escalation, escalation)),
        )
        .returning({ propertyId: guestOrder.propertyId });
      const [of] = reminded;
      if (!of) return [];
      const [house] = await tx.select().from(property).where(eq(property.id, of.propertyId));
      if (!house) return [];
      return tellOrder(tx, { row: await orders.one(tx, id), property: house });
    });
    await outbox.tell(...tellings);
  }

  async function stepAll(
    { from, to }: { from: ('placed' | 'ready' | 'delivering')[]; to: 'lapsed' | 'delivered' },
    { since, after }: { since: typeof guestOrder.answerDueFrom | typeof guestOrder.statusAt; after: number },
    tried: Tried,
  ): Promise<void> {
    const step = async (id: string, house: PropertyRow) => {
      const changed = await changes.bySystem(id, { from, to, property: house });
      if (changed) await outbox.tell(...changed.tellings);
    };
    const due = await db
      .select({ id: guestOrder.id, house: property })
      .from(guestOrder)
      .innerJoin(property, eq(property.id, guestOrder.propertyId))
      .where(and(inArray(guestOrder.status, from), lte(since, ago(after))))
      .limit(AT_ONCE);
    for (const { id, house } of due) await tried(step(id, house));
  }

  async function keepAll(tried: Tried): Promise<void> {
    const { answerDueFrom, statusAt } = guestOrder;
    // Orders expire first, so that no reminder is sent for an order that has just expired.
    await stepAll(
      { from: ['placed'], to: 'lapsed' },
      { since: answerDueFrom, after: LAPSES_AFTER_MS },
      tried,
    );
    await escalate(tried);
    await stepAll(
      { from: ['ready', 'delivering'], to: 'delivered' },
      { since: statusAt, after: DELIVERED_AFTER_MS },
      tried,
    );
  }

  // An order that fails does not stop the others.
  return () => tryAll(keepAll);
}
