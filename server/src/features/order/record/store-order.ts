import { MAX_STORED_AMOUNT } from '@guest/shared/contracts/menu/limits';
import { sql } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { columnList, storedJson } from '../../../platform/db/stored-json';
import { guestOrder, kitchenSlot, menuItem, orderHistory } from '../../../platform/db/tables/schema';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import type { OrderRecord } from './order.mapper';

export interface UnstoredOrder {
  order: OrderRecord;
  /** The first entries of its history. */
  entries: Omit<typeof orderHistory.$inferSelect, 'id'>[];
  /** The quantities of items with counted stock. */
  counted: ReadonlyMap<string, number>;
  policy: Pick<OrderPolicy, 'slotCapacityOrders' | 'slotCapacityAmount'>;
  /** Whether an earlier attempt in this transaction has reserved the slot and the stock. */
  isReserved: boolean;
}

/** Nothing is changed by a full slot, and nothing is kept of missing stock: the transaction has to end. */
export interface Stored extends Record<string, unknown> {
  hasSlot: boolean;
  hasStock: boolean;
  /** False if the reference is taken. */
  isPlaced: boolean;
  /** The items that are now sold out. */
  emptied: string[];
  entryIds: number[];
}

const HISTORY_COLUMNS = columnList(orderHistory, { except: ['id'] });

const storeStatement = precompileStatement(sql`
  with given as (
    select * from jsonb_populate_record(null::${guestOrder}, ${sql.placeholder('order')}::jsonb)
  ), wanted as (
    select * from jsonb_to_recordset(${sql.placeholder('counted')}::jsonb) as one (id uuid, quantity int)
  ), slot as (
    insert into ${kitchenSlot} (property_id, outlet_id, starts_at, orders, amount, most_orders, most_amount)
    select property_id, outlet_id, slot_at, 1, slot_amount, ${sql.placeholder('mostOrders')}::int,
      ${sql.placeholder('mostAmount')}::int
    from given where slot_amount is not null and not ${sql.placeholder('isReserved')}::boolean
    on conflict (outlet_id, starts_at) do update
      set orders = ${kitchenSlot.orders} + 1, amount = ${kitchenSlot.amount} + excluded.amount,
        most_orders = excluded.most_orders, most_amount = excluded.most_amount
      where (excluded.most_orders is null or ${kitchenSlot.orders} + 1 <= excluded.most_orders)
        and ${kitchenSlot.amount}::bigint + excluded.amount <= coalesce(excluded.most_amount, ${sql.raw(String(MAX_STORED_AMOUNT))})
    returning 1
  ), has_slot as (
    select slot_amount is null or ${sql.placeholder('isReserved')}::boolean or exists (select from slot) as it from given
  ), locked as (
    select id, stock_left from ${menuItem}
    where id in (select id from wanted) and (select it from has_slot) order by id for no key update
  ), has_stock as (
    select coalesce(bool_and(coalesce(stock_left >= quantity, false)), true) as it
    from wanted left join locked using (id)
  ), taken as (
    update ${menuItem} set stock_left = ${menuItem.stockLeft} - wanted.quantity
    from wanted where ${menuItem.id} = wanted.id and (select it from has_slot) and (select it from has_stock)
    returning ${menuItem.id}, ${menuItem.stockLeft} as stock_left
  ), placed as (
    insert into ${guestOrder} (${columnList(guestOrder)})
    select ${columnList(guestOrder)} from given where (select it from has_slot) and (select it from has_stock)
    on conflict (property_id, reference) do nothing returning id
  ), entered as (
    insert into ${orderHistory} (${HISTORY_COLUMNS})
    select ${HISTORY_COLUMNS}
    from jsonb_populate_recordset(null::${orderHistory}, ${sql.placeholder('entries')}::jsonb)
    where exists (select from placed)
    returning id
  )
  select has_slot.it as "hasSlot", has_stock.it as "hasStock", exists (select from placed) as "isPlaced",
    (select coalesce(jsonb_agg(id), '[]') from taken where stock_left = 0) as emptied,
    (select coalesce(jsonb_agg(id order by id), '[]') from entered) as "entryIds"
  from has_slot, has_stock`);

/**
 * Reserves the slot and the stock of an order and inserts it with its history. It is one statement, because with
 * one for each step the slot and the stock would be locked for several round trips. Each step depends on the one
 * before, and the items are locked in the order of their ids to avoid deadlocks.
 */
export async function storeOrder(tx: Connection, unstored: UnstoredOrder): Promise<Stored> {
  const { order, entries, counted, policy, isReserved } = unstored;
  const { slotCapacityOrders: mostOrders, slotCapacityAmount: mostAmount } = policy;
  const storing = tx.execute<Stored>(
    storeStatement({
      order: storedJson(guestOrder, order),
      entries: `[${entries.map((one) => storedJson(orderHistory, one)).join(',')}]`,
      counted: JSON.stringify(isReserved ? [] : [...counted].map(([id, quantity]) => ({ id, quantity }))),
      mostOrders,
      mostAmount,
      isReserved,
    }),
  );
  // It is sent before whatever the caller sends together with it.
  const [stored] = (await storing.execute()).rows;
  assertRow(stored, 'an order');
  return stored;
}
