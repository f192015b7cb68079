import { and, eq, or, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guestOrder, property } from '../../../platform/db/tables/schema';
import type { OrderDeps } from '../guest/order-deps';
import { isNotWaiting, isUnsettled } from '../../folio/due-postings';
import { createPostToFolio, paymentAfter, type PostingSubject } from '../../folio/post-to-folio';
import { isToPost, isToReverse } from '../record/charges';

const MAX_PER_RUN = 100;

type PostChargesDeps = Pick<
  OrderDeps,
  'db' | 'outbox' | 'orders' | 'propertySystem' | 'publishOrder' | 'log' | 'now'
>;

/** Posts the charges of accepted orders to the folios and reverses those of cancelled ones. */
export function createPostCharges(deps: PostChargesDeps) {
  const { db, orders, publishOrder, log, now } = deps;
  const postToFolio = createPostToFolio(deps);

  function isDue() {
    const subjectId = guestOrder.id;
    return or(
      and(isToPost, isNotWaiting(db, { subjectId, kind: 'charge', now: now() })),
      and(isToReverse, isNotWaiting(db, { subjectId, kind: 'reversal', now: now() })),
      isUnsettled(db, { subjectId, now: now() }),
    );
  }

  const subject: PostingSubject = {
    async claim(tx, id) {
      const [found] = await tx
        .select({ order: guestOrder, property, isWanted: sql<boolean>`${isToPost}` })
        .from(guestOrder)
        .innerJoin(property, eq(property.id, guestOrder.propertyId))
        .where(and(eq(guestOrder.id, id), isDue()))
        .for('update', { of: guestOrder, skipLocked: true });
      if (!found) return undefined;
      const { order, property: propertyRow, isWanted } = found;
      const { reference, total: amount, folioReference, reservationNumber } = order;
      return order.paymentStatus === 'posted'
        ? {
            kind: 'reversal',
            isWanted: true,
            property: propertyRow,
            reference,
            folioReference: folioReference ?? '',
          }
        : {
            kind: 'charge',
            isWanted,
            property: propertyRow,
            reference,
            amount,
            reservationNumber: reservationNumber ?? '',
          };
    },

    async settle(tx, id, result) {
      const order = await lockOrder(tx, id);
      // An order that ended while its charge was under way keeps that state unless the charge has to be reversed.
      if (!order || (order.paymentStatus === 'none' && result.state === 'refused')) return [];
      await tx
        .update(guestOrder)
        .set({ ...paymentAfter(result), version: sql`${guestOrder.version} + 1` })
        .where(eq(guestOrder.id, id));
      const [propertyRow] = await tx.select().from(property).where(eq(property.id, order.propertyId));
      return propertyRow ? publishOrder(tx, { row: await orders.load(tx, id), property: propertyRow }) : [];
    },
  };

  return async (): Promise<void> => {
    const due = await db
      .select({ id: guestOrder.id })
      .from(guestOrder)
      .where(isDue())
      .orderBy(guestOrder.statusAt)
      .limit(MAX_PER_RUN);
    for (const { id } of due) {
      await postToFolio(id, subject).catch((error: unknown) =>
        log.warn({ err: error, order: id }, 'room charge job failed for an order; retrying'),
      );
    }
  };
}

async function lockOrder(tx: Connection, id: string) {
  const [order] = await tx.select().from(guestOrder).where(eq(guestOrder.id, id)).for('update');
  return order;
}
