import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guestOrder, kitchenSlot, menuItem, orderHistory } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { placedOrder } from '../testing/order-builder';
import { newKitchen } from '../testing/order-client';
import { storeOrder, type UnstoredOrder } from './store-order';

const db = await filledDatabase();

const policy = { slotCapacityOrders: 2, slotCapacityAmount: null };

/** An order of one portion of an item of which two are left, that was not stored yet. */
async function unstored(): Promise<UnstoredOrder & { item: string }> {
  const { outletId, items } = await newKitchen(db, { items: [{ stockLeft: 2 }] });
  const { id: guestId } = await knownGuest(db, NOON);
  const like = await placedOrder(db, { guestId, outletId });
  const order = { ...like, id: randomUUID(), reference: `OR-${randomUUID()}`, slotAmount: 1_000 };
  const entry = { orderId: order.id, status: 'placed', by: 'guest', actorId: null } as const;
  const [item = ''] = items;
  return {
    item,
    order,
    entries: [{ ...entry, note: null, reasonCode: null, at: order.createdAt }],
    counted: new Map([[item, 1]]),
    policy,
    isReserved: false,
  };
}

async function leftBy({ order, item }: { order: { id: string; outletId: string }; item: string }) {
  const [slot] = await db.select().from(kitchenSlot).where(eq(kitchenSlot.outletId, order.outletId));
  const [row] = await db.select().from(menuItem).where(eq(menuItem.id, item));
  return {
    orders: slot?.orders ?? 0,
    stock: row?.stockLeft,
    stored: await db.$count(guestOrder, eq(guestOrder.id, order.id)),
    entries: await db.$count(orderHistory, eq(orderHistory.orderId, order.id)),
  };
}

test('an order is stored with its slot, its stock and its history', async () => {
  const one = await unstored();

  expect(await storeOrder(db, one)).toMatchObject({ hasSlot: true, hasStock: true, isPlaced: true });

  expect(await leftBy(one)).toEqual({ orders: 1, stock: 1, stored: 1, entries: 1 });
});

test('a full slot takes no stock and stores no order', async () => {
  const one = await unstored();
  for (let i = 0; i < 2; i += 1) {
    const id = randomUUID();
    const other = { ...one.order, id, reference: id };
    await storeOrder(db, { ...one, order: other, entries: [], counted: new Map() });
  }

  expect(await storeOrder(db, one)).toMatchObject({ hasSlot: false, isPlaced: false });

  expect(await leftBy(one)).toEqual({ orders: 2, stock: 2, stored: 0, entries: 0 });
});

test('a slot is full before the sum of its orders exceeds what can be stored', async () => {
  const one = await unstored();
  const order = { ...one.order, slotAmount: 1_500_000_000 };
  const id = randomUUID();
  const first = { ...one, order: { ...order, id, reference: id }, entries: [], counted: new Map() };

  expect(await storeOrder(db, first)).toMatchObject({ hasSlot: true, isPlaced: true });
  expect(await storeOrder(db, { ...one, order })).toMatchObject({ hasSlot: false, isPlaced: false });
});

test('missing or uncounted stock stores no order and takes none of the other items', async () => {
  const one = await unstored();
  const { items } = await newKitchen(db, { items: [{ stockLeft: 0 }, { stockLeft: null }] });

  for (const id of items) {
    const counted = new Map([...one.counted, [id, 1]]);
    expect(await storeOrder(db, { ...one, counted })).toMatchObject({ hasStock: false, isPlaced: false });
  }

  expect(await leftBy(one)).toMatchObject({ stock: 2, stored: 0, entries: 0 });
});

test('a second attempt with another reference reserves nothing again', async () => {
  const [one, other] = [await unstored(), await unstored()];
  const taken = { ...one, order: { ...one.order, reference: other.order.reference } };
  await storeOrder(db, other);

  expect(await storeOrder(db, taken)).toMatchObject({ hasSlot: true, hasStock: true, isPlaced: false });
  expect(await storeOrder(db, { ...one, isReserved: true })).toMatchObject({ isPlaced: true });

  expect(await leftBy(one)).toEqual({ orders: 1, stock: 1, stored: 1, entries: 1 });
});
