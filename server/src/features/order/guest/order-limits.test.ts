import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { readLifePart } from '../../../demo/life/read-life';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest as guestTable, kitchenSlot, menuItem, orderPolicy } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { cartOf, inHouseGuest, verifiedGuest, newKitchen, orderClient } from '../testing/order-client';

const app = await testApp();
const { db, get, send } = app;
const { quote, place, quotedBody, order } = orderClient(app);

test('if two guests order the last portion, one gets it and the other gets an error', async () => {
  const kitchen = await newKitchen(db, { items: [{ stockLeft: 1 }] });
  const guests = [await inHouseGuest(db), await inHouseGuest(db)];
  const bodies = await Promise.all(
    guests.map((guest) => quotedBody(guest, kitchen.slug, cartOf(kitchen.items))),
  );

  const answers = await Promise.all(guests.map((guest, i) => place(guest, kitchen.slug, bodies[i] ?? {})));

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({
    code: 'item_unavailable',
    error: "\u2068Plate 1\u2069 has just sold out. We've marked it in your order.",
    data: { quote: { problems: [{ lineId: 'line-0' }], quoteToken: null } },
  });
  const [item] = await db
    .select()
    .from(menuItem)
    .where(eq(menuItem.id, String(kitchen.items[0])));
  expect(item?.stockLeft).toBe(0);
  const menu = await get(`/web/property/casa-miramar/outlets/${kitchen.slug}/menus/all-day`);
  expect(menu.body.sections[0].items[0].stockStatus).toBe('sold_out');
});

test('a kitchen slot never exceeds its capacity, even with parallel orders', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 3 } });
  const cart = cartOf(kitchen.items, { requestedFor: '2026-06-10T19:00' });
  const guests = await Promise.all(Array.from({ length: 8 }, () => inHouseGuest(db)));
  const bodies = await Promise.all(guests.map((guest) => quotedBody(guest, kitchen.slug, cart)));

  const answers = await Promise.all(guests.map((guest, i) => place(guest, kitchen.slug, bodies[i] ?? {})));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(5);
  for (const { body } of full) {
    expect(body).toMatchObject({
      code: 'slot_full',
      data: { quote: { problems: [{ data: { next: '2026-06-10T19:15' } }] } },
    });
  }
  const [slot] = await db.select().from(kitchenSlot).where(eq(kitchenSlot.outletId, kitchen.outletId));
  expect(slot).toMatchObject({ orders: 3, amount: 3_000 });
});

test('a slot can also be limited by amount, and an order as soon as possible gets the first slot with capacity', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityAmount: 2_500 } });
  const guests = await Promise.all(Array.from({ length: 3 }, () => inHouseGuest(db)));

  const promised: string[] = [];
  for (const guest of guests)
    promised.push((await order(guest, kitchen.slug, cartOf(kitchen.items))).promisedFrom);

  expect(promised.map((at) => at.slice(11, 16))).toEqual(['11:30', '11:30', '11:45']);
});

test('the message about a kitchen that is full for two hours has no empty time', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 0 } });
  const guest = await inHouseGuest(db);

  const { body } = await send('POST', `/web/property/casa-miramar/outlets/${kitchen.slug}/orders/quote`, {
    headers: guest.headers,
    body: cartOf(kitchen.items),
  });

  expect(JSON.stringify(body)).not.toMatch(/booked at *[.⁨]*⁩?\./);
});

test('cancelling an order releases its slot and stock', async () => {
  const kitchen = await newKitchen(db, { rules: { slotCapacityOrders: 1 }, items: [{ stockLeft: 1 }] });
  const [first, second] = [await inHouseGuest(db), await inHouseGuest(db)];
  const cart = cartOf(kitchen.items, { requestedFor: '2026-06-10T19:00' });
  const placed = await order(first, kitchen.slug, cart);

  const { status } = await send('DELETE', `/web/property/casa-miramar/orders/${placed.uuid}`, {
    headers: first.headers,
  });

  expect(status).toBe(200);
  expect((await order(second, kitchen.slug, cart)).promisedFrom).toBe('2026-06-10T18:00:00.000Z');
});

test('an identical order shortly afterwards needs a confirmation', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const first = await order(guest, kitchen.slug, cartOf(kitchen.items));
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));

  const same = await place(guest, kitchen.slug, body);
  const again = await place(guest, kitchen.slug, { ...body, isAgain: true });

  expect(same.body).toMatchObject({
    code: 'order_duplicate',
    data: { uuid: first.uuid, reference: first.reference },
  });
  expect(again.status).toBe(201);
});

test('of two identical orders at the same moment, the second waits for the first and needs a confirmation', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));

  // Both orders wait for the guest, so that each has begun before the other is placed.
  const { placing } = await db.transaction(async (tx) => {
    await tx.select().from(guestTable).where(eq(guestTable.id, guest.id)).for('no key update');
    const begun = [place(guest, kitchen.slug, body), place(guest, kitchen.slug, body)];
    await expect.poll(waitingForLock, { timeout: 10_000 }).toBe(2);
    return { placing: begun };
  });

  const answers = await Promise.all(placing);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order_duplicate');
});

async function waitingForLock(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('a guest can place ten orders per hour', async () => {
  const kitchen = await newKitchen(db);
  const clock = { now: Date.parse('2026-06-10T11:00:00Z') };
  const later = orderClient(await testApp({ db, now: () => clock.now }));
  const guest = await inHouseGuest(db);
  for (let i = 0; i < 10; i += 1) {
    await later.order(guest, kitchen.slug, cartOf(kitchen.items), { isAgain: true });
    clock.now += 60_000;
  }

  const refused = await later.place(
    guest,
    kitchen.slug,
    await later.quotedBody(guest, kitchen.slug, cartOf(kitchen.items)),
  );

  expect([refused.status, refused.body.code, refused.body.retryAfter]).toEqual([429, 'rate_limited', 3_000]);
});

test('a guest with an incomplete profile is asked for the missing fields', async () => {
  const kitchen = await newKitchen(db);
  const cart = cartOf(kitchen.items, { place: '204' });
  const refusal = async (facts: object) => {
    const guest = await inHouseGuest(db, facts);
    const { body } = await quote(guest, kitchen.slug, cart);
    const { quoteToken } = body as OrderQuote;
    const placed = await place(guest, kitchen.slug, {
      ...cart,
      quoteToken,
      paymentMethod: 'pay_on_delivery',
    });
    return [placed.status, placed.body.code, placed.body.field];
  };

  expect(await refusal({ isVerified: false })).toEqual([403, 'not_allowed', undefined]);
  expect(await refusal({ firstName: null })).toEqual([422, 'first_name_required', 'firstName']);
  expect(await refusal({ checkin: null, checkout: null })).toEqual([422, 'stay_required', 'checkin']);
});

test('a guest cannot order to their room before arrival', async () => {
  const kitchen = await newKitchen(db);
  const guest = await inHouseGuest(db, { checkin: '2026-06-11' });

  const today = await quote(guest, kitchen.slug, cartOf(kitchen.items));
  const tomorrow = await quote(
    guest,
    kitchen.slug,
    cartOf(kitchen.items, { requestedFor: '2026-06-11T20:00' }),
  );

  expect((today.body as OrderQuote).problems).toMatchObject([{ code: 'outside_stay' }]);
  expect((tomorrow.body as OrderQuote).problems).toEqual([]);
});

test('room charges never exceed the spending limit of the guest, even with two orders at once', async () => {
  const kitchen = await newKitchen(db);
  const reservationNumber = await inHouse();
  const guest = await verifiedGuest(db, { reservationNumber });
  const limits = { spendingLimit: 1_500 };
  await send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
    body: limits,
    headers: guest.headers,
  });
  const cart = cartOf(kitchen.items, { paymentMethod: 'room_charge' });
  const body = await quotedBody(guest, kitchen.slug, cart, { isAgain: true });

  const answers = await Promise.all([place(guest, kitchen.slug, body), place(guest, kitchen.slug, body)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'room_charge_denied',
    data: { reason: 'spending_limit' },
  });
  expect(answers.find(({ status }) => status === 201)?.body.payment).toEqual({
    method: 'room_charge',
    status: 'authorised',
  });
});

test('an order that is cancelled before it was charged frees its part of the spending limit', async () => {
  const kitchen = await newKitchen(db);
  const reservationNumber = await inHouse();
  const guest = await verifiedGuest(db, { reservationNumber });
  await send('PUT', '/web/property/casa-miramar/guest/order-preferences', {
    body: { spendingLimit: 1_500 },
    headers: guest.headers,
  });
  const cart = cartOf(kitchen.items, { paymentMethod: 'room_charge' });
  const placed = await order(guest, kitchen.slug, cart);
  await send('DELETE', `/web/property/casa-miramar/orders/${placed.uuid}`, { headers: guest.headers });

  const again = await place(
    guest,
    kitchen.slug,
    await quotedBody(guest, kitchen.slug, cart, { isAgain: true }),
  );

  expect(placed.payment.status).toBe('authorised');
  expect([again.status, again.body.payment?.status]).toEqual([201, 'authorised']);
});

test('a slot interval that does not divide an hour is rejected', async () => {
  const kitchen = await newKitchen(db);

  const broken = db
    .update(orderPolicy)
    .set({ rules: { slotInterval: 25 } })
    .where(eq(orderPolicy.outletId, kitchen.outletId));

  await expect(broken).rejects.toThrow();
});

/**
 * Returns the reservation number of an in-house guest of the demo property system that no other test charges.
 */
async function inHouse(): Promise<string> {
  const guests = await readLifePart('casa-miramar', 'guests');
  const used = await db.execute(sql`select distinct reservation_number from guest_order`);
  const taken = used.rows.map((row) => row['reservation_number']);
  const found = guests.find(
    ({ arrivesInDays, leavesInDays, reservationNumber }) =>
      arrivesInDays < 0 && leavesInDays > 0 && !taken.includes(reservationNumber),
  );
  if (!found) throw new Error('no in-house guest found');
  return found.reservationNumber;
}
