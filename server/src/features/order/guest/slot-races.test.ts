import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guestOrder, kitchenSlot } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../testing/order-client';

const app = await testApp();
const { db, send } = app;
const { place, quotedBody } = orderClient(app);

test('of 30 guests who order as soon as possible at the same moment, each gets one of the next slots or a refusal', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, () => inHouseGuest(db)));
  for (let round = 1; round <= 3; round += 1) {
    const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 4 }, items: [{ stockLeft: 26 }] });
    const cart = cartOf(kitchen.items);
    const bodies = await Promise.all(guests.map((guest) => quotedBody(guest, kitchen.slug, cart)));

    const answers = await Promise.all(guests.map((guest, i) => place(guest, kitchen.slug, bodies[i] ?? {})));

    const refused = answers.filter(({ status }) => status !== 201);
    expect([round, refused.map(({ status }) => status)]).toEqual([round, [409, 409, 409, 409]]);
    const slots = await db
      .select()
      .from(kitchenSlot)
      .where(eq(kitchenSlot.outletId, kitchen.outletId))
      .orderBy(kitchenSlot.startsAt);
    expect(slots.map(({ orders }) => orders)).toEqual([4, 4, 4, 4, 4, 4, 2]);
    const promised = answers.flatMap(({ status, body }) =>
      status === 201 ? [body.promisedFrom as string] : [],
    );
    expect(new Set(promised).size).toBe(7);
  }
});

test('while orders for a fixed time, orders as soon as possible and cancellations race, each slot counts its own orders', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 3 } });
  const [soon, fixed] = [cartOf(kitchen.items), cartOf(kitchen.items, { requestedFor: '2026-06-10T12:30' })];
  const guests = await Promise.all(Array.from({ length: 19 }, () => inHouseGuest(db)));
  const bodies = await Promise.all(
    guests.map((guest, i) => quotedBody(guest, kitchen.slug, i % 2 === 0 ? soon : fixed)),
  );
  const placing = (from: number, to?: number) =>
    guests.slice(from, to).map((guest, i) => place(guest, kitchen.slug, bodies[from + i] ?? {}));
  const first = await Promise.all(placing(0, 3));

  const [cancelled, placed] = await Promise.all([
    Promise.all(
      first.map(({ body }, i) =>
        send('DELETE', `/web/property/casa-miramar/orders/${body.uuid}`, {
          headers: guests[i]?.headers ?? {},
        }),
      ),
    ),
    Promise.all(placing(3)),
  ]);

  expect(cancelled.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(placed.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
  // All eight as soon as possible get one of the next slots.
  expect(placed.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(8);
  const orders = await db.select().from(guestOrder).where(eq(guestOrder.outletId, kitchen.outletId));
  const slots = await db.select().from(kitchenSlot).where(eq(kitchenSlot.outletId, kitchen.outletId));
  for (const { startsAt, orders: counted, amount } of slots) {
    const own = orders.filter(
      (it) => it.status === 'placed' && it.slotAt.getTime() === startsAt.getTime(),
    ).length;
    expect([counted, amount]).toEqual([own, own * 1_000]);
    expect(counted).toBeLessThanOrEqual(3);
  }
});
