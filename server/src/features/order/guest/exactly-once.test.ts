import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/db/database';
import {
  guestOrder,
  kitchenSlot,
  menuItem,
  orderHistory,
  roomEvent,
} from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { testConnection } from '../../../testing/test-database';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../testing/order-client';

const ORDERS = 30;
const BREAKS = 4;
/**
 * The test clock runs this many times faster than real time, so that the locks of idempotency keys expire
 * sooner.
 */
const TIME_FACTOR = 2;

const connection = await testConnection('filled');
// The test terminates the connections of this pool on purpose, so errors are ignored.
const db = openDatabase(connection, () => {});
const breaker = openDatabase({ ...connection, max: 1 }, () => {});
afterAll(async () => {
  await db.$client.end();
  await breaker.$client.end();
});
const started = Date.now();
const { place, quotedBody } = orderClient(
  await testApp({ db, now: () => NOON + (Date.now() - started) * TIME_FACTOR }),
);

test(
  'orders sent three times each while connections break are stored exactly once with all their rows',
  { timeout: 120_000 },
  async () => {
    const kitchen = await newKitchen(db, {
      rules: { slotCapacityOrders: 1_000 },
      items: [{ stockLeft: 1_000 }],
    });
    const sent = { answers: 0, orders: 0 };
    const breaking = breakConnections(sent);

    const answers = await Promise.all(
      Array.from({ length: ORDERS }, async (_, i) => {
        await pause(i * 60);
        const guest = await untilDone(() => inHouseGuest(db));
        const body = await untilDone(() => quotedBody(guest, kitchen.slug, cartOf(kitchen.items)));
        const key = randomUUID();
        const send = () => untilAnswered(() => place(guest, kitchen.slug, body, { key }));
        const ids = await Promise.all([send(), send(), send()]);
        sent.orders += 1;
        return ids;
      }),
    );
    const breaks = await breaking;

    const rows = await db.select().from(guestOrder).where(eq(guestOrder.outletId, kitchen.outletId));
    const ids = rows.map(({ id }) => id);
    const placed = await db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids));
    const cards = await db.select().from(roomEvent).where(inArray(roomEvent.clientId, ids));
    const [item] = await db
      .select()
      .from(menuItem)
      .where(eq(menuItem.id, String(kitchen.items[0])));
    const slots = await db.select().from(kitchenSlot).where(eq(kitchenSlot.outletId, kitchen.outletId));
    expect(breaks).toBe(BREAKS);
    expect([rows.length, placed.length, cards.length]).toEqual([ORDERS, ORDERS, ORDERS]);
    expect(new Set(answers.flat())).toEqual(new Set(ids));
    expect(new Set(rows.map(({ guestId }) => guestId)).size).toBe(ORDERS);
    expect(item?.stockLeft).toBe(1_000 - ORDERS);
    expect(slots.reduce((sum, { orders }) => sum + orders, 0)).toBe(ORDERS);
  },
);

/** Terminates all database connections of the server several times while the orders are sent. */
async function breakConnections(sent: { orders: number }): Promise<number> {
  for (let i = 1; i <= BREAKS; i += 1) {
    while (sent.orders < (i * ORDERS) / (BREAKS + 1)) await pause(20);
    await breaker.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  }
  return BREAKS;
}

/** Retries with the same idempotency key until there is a reply, as the browser does. */
async function untilAnswered(send: () => ReturnType<typeof place>): Promise<string> {
  for (;;) {
    await pause(Math.random() * 200);
    const { status, body } = await send();
    if (status === 201) return String(body.uuid);
    const isPending = status >= 500 || status === 429 || body.code === 'idempotency_in_progress';
    if (!isPending) throw new Error(`${status} ${body.code}`);
  }
}

/** Retries a step of the test setup, because its connection may be terminated too. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await work().catch(() => pause(50));
    if (done !== undefined) return done;
  }
}
