import { ORDER_NOTE_MAX } from '@guest/shared/contracts/menu/limits';
import type { OrderIssue, OrderRating } from '@guest/shared/contracts/order/order.schema';
import { and, eq, sql } from 'drizzle-orm';
import { acceptedNote } from '../../../platform/validation/accepted-note';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder } from '../../../platform/db/tables/schema';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { malformedIn, Refusal } from '../../../platform/errors/refusal';
import type { PropertyScope } from '../../property/property-scope';
import { canRate, orderOf, type OrderRecord, type OrderRow } from '../record/order-reply';
import type { OrderRepository } from '../record/order.repository';
import type { OrderTelling } from '../record/order-telling';

interface Parts {
  db: Database;
  outbox: PushOutbox;
  orders: OrderRepository;
  tellOrder: OrderTelling;
  now: () => number;
}

interface Whose {
  guestId: string;
  id: string;
  scope: PropertyScope;
}

/** Handles a guest's rating of an order and their report of an issue with it. */
export function createAfterDelivery({ db, outbox, orders, tellOrder, now }: Parts) {
  /**
   * Writes feedback to the order unless `refusalOf` returns an error. `'nothing'` means that the same
   * feedback is already stored.
   */
  async function say(
    { guestId, id, scope }: Whose,
    set: Partial<OrderRecord>,
    refusalOf: (before: OrderRecord) => 'nothing' | ((row: OrderRow) => Refusal) | undefined,
  ): Promise<OrderRow | undefined> {
    const said = await db.transaction(async (tx) => {
      const isTheirs = and(eq(guestOrder.id, id), eq(guestOrder.guestId, guestId));
      const [before] = await tx.select().from(guestOrder).where(isTheirs).for('update');
      if (!before) return undefined;
      const refusal = refusalOf(before);
      if (refusal === 'nothing') return { row: await orders.one(tx, id), tellings: [] };
      if (refusal) throw refusal(await orders.one(tx, id));
      return change(tx, id, set, scope);
    });
    if (said) await outbox.tell(...said.tellings);
    return said?.row;
  }

  async function change(tx: Connection, id: string, set: Partial<OrderRecord>, { property }: PropertyScope) {
    await tx
      .update(guestOrder)
      .set({ ...set, isArrivalUnsure: false, version: sql`${guestOrder.version} + 1` })
      .where(eq(guestOrder.id, id));
    const row = await orders.one(tx, id);
    return { row, tellings: await tellOrder(tx, { row, property }) };
  }

  const asItIs = (row: OrderRow, scope: PropertyScope) => ({ data: { order: orderOf(row, scope, now()) } });

  return {
    rate(whose: Whose, { stars, comment }: OrderRating) {
      const note = acceptedNote(comment, { max: ORDER_NOTE_MAX, field: 'comment' });
      return say(whose, { rating: { stars, ...(note && { comment: note }) } }, (before) =>
        canRate(before, now())
          ? undefined
          : (row) =>
              new Refusal(409, 'order_not_rateable', "This order can't be rated.", asItIs(row, whose.scope)),
      );
    },

    /** Reporting the same issue again is a no-op, so that a retry does not fail. */
    report(whose: Whose, { kind, text, lineIds }: OrderIssue) {
      const ofLines = lineIds && { lineIds: [...new Set(lineIds)].sort() };
      const note = acceptedNote(text, { max: ORDER_NOTE_MAX, field: 'text' });
      const issue = { kind, ...(note && { text: note }), ...ofLines };
      return say(whose, { issue }, ({ issue: known, lines }) => {
        refuseForeignLines(lineIds, lines);
        if (known === null) return undefined;
        if (JSON.stringify(Object.entries(known).sort()) === JSON.stringify(Object.entries(issue).sort())) {
          return 'nothing';
        }
        const sentence = "You've already told us. We'll reply in the chat.";
        return (row) => new Refusal(409, 'order_issue_told', sentence, asItIs(row, whose.scope));
      });
    },
  };
}

/** `lineIds` must contain at least one id, and only ids of this order. */
function refuseForeignLines(lineIds: OrderIssue['lineIds'], lines: OrderRecord['lines']): void {
  if (lineIds === undefined) return;
  const known = new Set(lines.map(({ lineId }) => lineId));
  const foreign = lineIds.findIndex((lineId) => !known.has(lineId));
  if (lineIds.length > 0 && foreign < 0) return;
  const field = lineIds.length > 0 ? `lineIds.${foreign}` : 'lineIds';
  throw malformedIn(field);
}
