import { MAX_ORDER_NOTE_LENGTH } from '@guest/shared/contracts/menu/limits';
import type { OrderIssue, OrderRating } from '@guest/shared/contracts/order/order.schema';
import { and, eq, sql } from 'drizzle-orm';
import { parseNote } from '../../../platform/validation/parse-note';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder } from '../../../platform/db/tables/schema';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { malformedIn, RequestError } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { canRate, toOrder, type OrderRecord, type OrderRow } from '../record/order.mapper';
import type { OrderRepository } from '../record/order.repository';
import type { PublishOrder } from '../record/order-events';

interface OrderFeedbackDeps {
  db: Database;
  outbox: PushOutbox;
  orders: OrderRepository;
  publishOrder: PublishOrder;
  now: () => number;
}

interface OwnedOrder {
  guestId: string;
  id: string;
  scope: PropertyScope;
}

/** Handles a guest's rating of an order and their report of an issue with it. */
export function createOrderFeedback({ db, outbox, orders, publishOrder, now }: OrderFeedbackDeps) {
  /**
   * Writes feedback to the order unless `errorFor` returns an error. `'nothing'` means that the same
   * feedback is already stored.
   */
  async function writeFeedback(
    { guestId, id, scope }: OwnedOrder,
    set: Partial<OrderRecord>,
    errorFor: (before: OrderRecord) => 'nothing' | ((row: OrderRow) => RequestError) | undefined,
  ): Promise<OrderRow | undefined> {
    const saved = await db.transaction(async (tx) => {
      const isTheirs = and(eq(guestOrder.id, id), eq(guestOrder.guestId, guestId));
      const [before] = await tx.select().from(guestOrder).where(isTheirs).for('update');
      if (!before) return undefined;
      const error = errorFor(before);
      if (error === 'nothing') return { row: await orders.load(tx, id), outboxRows: [] };
      if (error) throw error(await orders.load(tx, id));
      return change(tx, id, set, scope);
    });
    if (saved) await outbox.publish(...saved.outboxRows);
    return saved?.row;
  }

  async function change(tx: Connection, id: string, set: Partial<OrderRecord>, { property }: PropertyScope) {
    await tx
      .update(guestOrder)
      .set({ ...set, isArrivalUnsure: false, version: sql`${guestOrder.version} + 1` })
      .where(eq(guestOrder.id, id));
    const row = await orders.load(tx, id);
    return { row, outboxRows: await publishOrder(tx, { row, property }) };
  }

  const withCurrentOrder = (row: OrderRow, scope: PropertyScope) => ({
    data: { order: toOrder(row, scope, now()) },
  });

  return {
    rate(owned: OwnedOrder, { stars, comment }: OrderRating) {
      const note = parseNote(comment, { max: MAX_ORDER_NOTE_LENGTH, field: 'comment' });
      return writeFeedback(owned, { rating: { stars, ...(note && { comment: note }) } }, (before) =>
        canRate(before, now())
          ? undefined
          : (row) =>
              new RequestError(
                409,
                'order_not_rateable',
                "This order can't be rated.",
                withCurrentOrder(row, owned.scope),
              ),
      );
    },

    /** Reporting the same issue again is a no-op, so that a retry does not fail. */
    report(owned: OwnedOrder, { kind, text, lineIds }: OrderIssue) {
      const ofLines = lineIds && { lineIds: [...new Set(lineIds)].sort() };
      const note = parseNote(text, { max: MAX_ORDER_NOTE_LENGTH, field: 'text' });
      const issue = { kind, ...(note && { text: note }), ...ofLines };
      return writeFeedback(owned, { issue }, ({ issue: known, lines }) => {
        assertLinesOfOrder(lineIds, lines);
        if (known === null) return undefined;
        if (JSON.stringify(Object.entries(known).sort()) === JSON.stringify(Object.entries(issue).sort())) {
          return 'nothing';
        }
        const message = "You've already told us. We'll reply in the chat.";
        return (row) =>
          new RequestError(409, 'order_issue_told', message, withCurrentOrder(row, owned.scope));
      });
    },
  };
}

/** `lineIds` must contain at least one id, and only ids of this order. */
function assertLinesOfOrder(lineIds: OrderIssue['lineIds'], lines: OrderRecord['lines']): void {
  if (lineIds === undefined) return;
  const known = new Set(lines.map(({ lineId }) => lineId));
  const foreign = lineIds.findIndex((lineId) => !known.has(lineId));
  if (lineIds.length > 0 && foreign < 0) return;
  const field = lineIds.length > 0 ? `lineIds.${foreign}` : 'lineIds';
  throw malformedIn(field);
}
