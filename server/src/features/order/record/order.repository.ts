import { isOrderActive, ORDER_STATUSES } from '@guest/shared/contracts/menu/order-status';
import { and, asc, eq, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { descending } from '../../../platform/db/index-order';
import { guest, guestOrder, orderHistory, outlet, staff } from '../../../platform/db/tables/schema';
import type { OrderHistoryRow, OrderRow } from './order.mapper';

const MAX_PER_PROPERTY = 300;
const ACTIVE = ORDER_STATUSES.filter(isOrderActive);
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export type OrderRepository = ReturnType<typeof createOrderRepository>;

interface OrderPageQuery {
  state?: 'active' | 'past' | undefined;
  outlet?: string | undefined;
  /** The sort key of the last row of the previous page. */
  after?: { at: Date; id: string } | undefined;
  limit: number;
}

export function createOrderRepository(db: Database) {
  const columns = {
    order: guestOrder,
    outlet: {
      id: outlet.id,
      slug: outlet.slug,
      name: outlet.name,
      pictures: outlet.pictures,
      orderModes: outlet.orderModes,
    },
    guest: {
      id: guest.id,
      firstName: guest.firstName,
      lastName: guest.lastName,
      chatUuid: guest.chatUuid,
      lang: guest.lang,
    },
  };
  const select = (on: Connection) =>
    on
      .select(columns)
      .from(guestOrder)
      .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
      .innerJoin(guest, eq(guest.id, guestOrder.guestId));

  async function withHistories(on: Connection, rows: Omit<OrderRow, 'histories'>[]): Promise<OrderRow[]> {
    const ids = rows.map(({ order }) => order.id);
    const entries =
      ids.length === 0
        ? []
        : await on
            .select({ history: orderHistory, nickName: staff.nickName })
            .from(orderHistory)
            .leftJoin(staff, eq(staff.id, orderHistory.actorId))
            .where(inArray(orderHistory.orderId, ids))
            .orderBy(asc(orderHistory.id));
    const byOrder = new Map<string, OrderHistoryRow[]>(ids.map((id) => [id, []]));
    for (const { history, nickName } of entries) byOrder.get(history.orderId)?.push({ ...history, nickName });
    return rows.map((row) => ({ ...row, histories: byOrder.get(row.order.id) ?? [] }));
  }

  const findOne = (where: SQL | undefined): Promise<OrderRow | undefined> =>
    db.transaction(async (tx) => (await withHistories(tx, await select(tx).where(where)))[0], SNAPSHOT);

  return {
    /** Returns up to `limit + 1` rows; the extra row tells whether there is another page. */
    listPage(
      guestId: string,
      { state, outlet: slug, after, limit }: OrderPageQuery,
    ): Promise<Omit<OrderRow, 'histories'>[]> {
      const isAfterCursor =
        after &&
        or(
          lt(guestOrder.createdAt, after.at),
          and(eq(guestOrder.createdAt, after.at), lt(guestOrder.id, after.id)),
        );
      return select(db)
        .where(
          and(
            eq(guestOrder.guestId, guestId),
            state === 'active' ? inArray(guestOrder.status, ACTIVE) : undefined,
            state === 'past' ? notInArray(guestOrder.status, ACTIVE) : undefined,
            slug === undefined ? undefined : eq(outlet.slug, slug.toLowerCase()),
            isAfterCursor,
          ),
        )
        .orderBy(...descending(guestOrder.createdAt, guestOrder.id))
        .limit(limit + 1);
    },

    /** Returns `undefined` for an order of another guest. */
    findOfGuest: (guestId: string, id: string): Promise<OrderRow | undefined> =>
      findOne(and(eq(guestOrder.id, id), eq(guestOrder.guestId, guestId))),

    findOfProperty: (propertyId: string, id: string): Promise<OrderRow | undefined> =>
      findOne(and(eq(guestOrder.id, id), eq(guestOrder.propertyId, propertyId))),

    /** Returns the active orders of these outlets, or of all of them, sorted by the time they are due. */
    listActive(propertyId: string, outletIds: string[] | 'all'): Promise<OrderRow[]> {
      const where: SQL | undefined = and(
        eq(guestOrder.propertyId, propertyId),
        outletIds === 'all' ? undefined : inArray(guestOrder.outletId, outletIds),
        inArray(guestOrder.status, ACTIVE),
      );
      return db.transaction(
        async (tx) =>
          withHistories(
            tx,
            await select(tx)
              .where(where)
              .orderBy(asc(guestOrder.slotAt), asc(guestOrder.id))
              .limit(MAX_PER_PROPERTY),
          ),
        SNAPSHOT,
      );
    },

    async load(on: Connection, id: string): Promise<OrderRow> {
      const [found] = await withHistories(on, await select(on).where(eq(guestOrder.id, id)));
      assertRow(found, 'an order after it was written');
      return found;
    },
  };
}
