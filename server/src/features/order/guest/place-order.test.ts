import type { Order, OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest, guestOrder, menuItem, orderPreference, outlet } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { cartOf, inHouseGuest, newKitchen, orderClient, type Kitchen } from '../testing/order-client';

const app = await testApp();
const { db, get, send } = app;
const { quote, place, quotedBody, order } = orderClient(app);

const ordersAt = ({ outletId }: Kitchen) =>
  db.select().from(guestOrder).where(eq(guestOrder.outletId, outletId));
const priceOf = (kitchen: Kitchen, price: number) =>
  db
    .update(menuItem)
    .set({ price })
    .where(eq(menuItem.id, String(kitchen.items[0])));

test('an order is placed as quoted, with a reference and the promised time', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const cart = cartOf(kitchen.items, { note: ' No onions\n\n\n\nplease ', cutlery: false });

  const placed = await order(guest, kitchen.slug, cart);

  expect(placed).toMatchObject({
    status: 'placed',
    mode: 'room',
    place: '204',
    total: 1_000,
    currency: 'EUR',
    version: 1,
    note: 'No onions\n\nplease',
    cutlery: false,
    canCancel: true,
    canRate: false,
    requestedFor: null,
    promisedFrom: '2026-06-10T11:30:00.000Z',
    promisedTo: '2026-06-10T11:45:00.000Z',
    payment: { method: 'pay_on_delivery', status: 'none' },
    outlet: { slug: kitchen.slug },
    histories: [{ status: 'placed', by: 'guest', at: '2026-06-10T11:00:00.000Z' }],
    lines: [{ name: 'Plate 1', quantity: 1, unitPrice: 1_000, total: 1_000 }],
  });
  expect(placed.reference).toMatch(/^OR-[23456789A-HJKMNP-TV-Z]{6}$/);
  const { body } = await get(`/web/property/casa-miramar/orders/${placed.uuid}`, { headers: guest.headers });
  expect(body).toEqual(placed);
});

test('an order stays unchanged when the menu changes afterwards', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const placed = await order(guest, kitchen.slug, cartOf(kitchen.items));

  await db
    .update(menuItem)
    .set({ price: 9_000, name: { en: 'Renamed' } })
    .where(eq(menuItem.id, String(kitchen.items[0])));

  const { body } = await get(`/web/property/casa-miramar/orders/${placed.uuid}`, { headers: guest.headers });
  expect(body).toMatchObject({ total: 1_000, lines: [{ name: 'Plate 1', unitPrice: 1_000 }] });
});

test('a changed price rejects the order and returns a new quote', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
  await priceOf(kitchen, 1_200);

  const refused = await place(guest, kitchen.slug, body);
  // The quote in the error can be used at once.
  const { quote: newQuote } = refused.body.data as { quote: OrderQuote };
  const second = await place(guest, kitchen.slug, { ...body, quoteToken: newQuote.quoteToken });

  expect(refused.body).toMatchObject({
    code: 'price_changed',
    data: { quote: { totals: { total: 1_200 } } },
  });
  expect(refused.status).toBe(409);
  expect([second.status, second.body.total]).toEqual([201, 1_200]);
  expect(await ordersAt(kitchen)).toHaveLength(1);
});

test('prices and quotes sent by a client are not trusted', async () => {
  const [guest, another, kitchen] = [await inHouseGuest(db), await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
  const [line] = cartOf(kitchen.items).lines;
  const other = await newKitchen(db, { items: [{ price: 1 }] });
  const { quoteToken: cheap } = (await quotedBody(guest, other.slug, cartOf(other.items))) as {
    quoteToken: string;
  };
  const { quoteToken } = body as { quoteToken: string };
  const [expiry, signature] = quoteToken.split('.');

  const answers = [
    await place(guest, kitchen.slug, { ...body, total: 1 }),
    await place(guest, kitchen.slug, { ...body, lines: [{ ...line, price: 1 }] }),
    await place(guest, kitchen.slug, { ...body, quoteToken: cheap }),
    await place(guest, kitchen.slug, { ...body, quoteToken: `${Number(expiry) + 1}.${signature}` }),
    await place(another, kitchen.slug, { ...body, quoteToken: '' }),
    await place(another, kitchen.slug, { ...body, tip: { amount: -500 } }),
    await place(another, kitchen.slug, { ...body, lines: [{ ...line, quantity: -1 }] }),
    await place(another, kitchen.slug, { ...body, lines: [{ ...line, quantity: 0.5 }] }),
    // This basket differs from the quoted one.
    await place(another, kitchen.slug, { ...body, lines: [{ ...line, quantity: 5 }] }),
  ];

  expect(answers.map(({ status, body: { code } }) => `${status} ${code}`)).toEqual([
    '400 malformed',
    '400 malformed',
    '409 price_changed',
    '409 price_changed',
    '409 price_changed',
    '400 malformed',
    '400 malformed',
    '400 malformed',
    '409 price_changed',
  ]);
  expect(await ordersAt(kitchen)).toEqual([]);
});

test('a quote is valid for ten minutes', async () => {
  const clock = { now: Date.parse('2026-06-10T11:00:00Z') };
  const later = await testApp({ db, now: () => clock.now });
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await orderClient(later).quotedBody(guest, kitchen.slug, cartOf(kitchen.items));

  clock.now += 10 * 60_000;
  const { body: refused } = await orderClient(later).place(guest, kitchen.slug, body);

  expect(refused.code).toBe('price_changed');
});

test('repeating an order with the same idempotency key returns the first reply', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
  const key = randomUUID();

  const first = await place(guest, kitchen.slug, body, { key });
  await priceOf(kitchen, 5_000);
  const again = await place(guest, kitchen.slug, body, { key });
  const other = await place(guest, kitchen.slug, { ...body, note: 'Quick' }, { key });
  const none = await send('POST', orderClient(app).at(kitchen.slug), { body, headers: guest.headers });

  expect(again.body).toEqual(first.body);
  expect([again.status, again.headers['idempotent-replayed'], first.headers['idempotent-replayed']]).toEqual([
    201,
    'true',
    undefined,
  ]);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  expect([none.status, none.body.code]).toEqual([400, 'idempotency_key_required']);
  expect(await ordersAt(kitchen)).toHaveLength(1);
});

test('an order sent several times at once is placed once', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items));
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => place(guest, kitchen.slug, body, { key })),
  );

  const ids = answers.flatMap(({ status, body: { uuid } }) => (status === 201 ? [uuid] : []));
  expect(new Set(ids).size).toBe(1);
  expect(
    answers.every(({ status, body: { code } }) => status === 201 || code === 'idempotency_in_progress'),
  ).toBe(true);
  expect(await ordersAt(kitchen)).toHaveLength(1);
});

test('an order does not wait for a table offer that is written for the same guest', async () => {
  const [ada, kitchen] = [await inHouseGuest(db), await newKitchen(db)];
  const body = await quotedBody(ada, kitchen.slug, cartOf(kitchen.items));

  const placed = await db.transaction(async (tx) => {
    // Every insert of a row that references the guest takes this lock.
    await tx.select().from(guest).where(eq(guest.id, ada.id)).for('key share');
    return place(ada, kitchen.slug, body);
  });

  expect(placed.status).toBe(201);
});

test('an outlet with automatic acceptance accepts an order at once', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db, { rules: { autoAccept: true } })];

  const placed = await order(guest, kitchen.slug, cartOf(kitchen.items));

  expect(placed).toMatchObject({ status: 'accepted', canCancel: true, cancelBy: '2026-06-10T11:10:00.000Z' });
  expect(placed.histories.map(({ status, by }) => [status, by])).toEqual([
    ['placed', 'guest'],
    ['accepted', 'system'],
  ]);
});

test('an order for tomorrow can be cancelled until the kitchen begins, and the quote says so before', async () => {
  const [guest, kitchen] = [await inHouseGuest(db), await newKitchen(db, { rules: { autoAccept: true } })];
  const later = cartOf(kitchen.items, { requestedFor: '2026-06-11T08:00' });

  const [soon, tomorrow] = [
    await quote(guest, kitchen.slug, cartOf(kitchen.items)),
    await quote(guest, kitchen.slug, later),
  ];
  const placed = await order(guest, kitchen.slug, later);

  expect(soon.body.cancellation).toEqual({ minutes: 10, until: null });
  expect(tomorrow.body.cancellation).toEqual({ minutes: 10, until: '2026-06-11T06:30:00.000Z' });
  expect(placed).toMatchObject({ canCancel: true, cancelBy: '2026-06-11T06:30:00.000Z' });
});

test('allergies and age must be confirmed and are stored with the order', async () => {
  const kitchen = await newKitchen(db, { items: [{ allergens: ['nuts'], isAlcohol: true }] });
  const guest = await inHouseGuest(db);
  await db
    .insert(orderPreference)
    .values({ guestId: guest.id, propertyId: (await houseOf(kitchen)) ?? '', allergies: ['nuts', 'milk'] });
  const body = await quotedBody(guest, kitchen.slug, cartOf(kitchen.items, { allergyNote: 'Severe' }));

  const allergic = await place(guest, kitchen.slug, body);
  const young = await place(guest, kitchen.slug, { ...body, confirmsAllergies: true });
  const { body: placed } = await place(guest, kitchen.slug, {
    ...body,
    confirmsAllergies: true,
    confirmsAge: true,
  });

  expect([allergic.body.code, young.body.code]).toEqual(['allergies_unconfirmed', 'age_required']);
  expect(young.body.error).toBe("Alcohol is for guests aged 18 or over. We'll check on delivery.");
  expect(placed as Order).toMatchObject({
    allergies: ['nuts', 'milk'],
    allergyConflicts: ['nuts'],
    allergyNote: 'Severe',
    minAge: 18,
    lines: [{ allergens: ['nuts'], allergyConflicts: ['nuts'] }],
  });
});

test('a confirmation covers only the allergy conflicts of the quote; new ones must be confirmed again', async () => {
  const kitchen = await newKitchen(db, { items: [{ allergens: ['milk'] }, {}] });
  const guest = await inHouseGuest(db);
  const cart = cartOf(kitchen.items, { allergies: ['milk', 'nuts'] });
  const body = await quotedBody(guest, kitchen.slug, cart, { confirmsAllergies: true });
  const [, second = ''] = kitchen.items;

  await db
    .update(menuItem)
    .set({ mayContain: ['nuts'] })
    .where(eq(menuItem.id, second));
  const unread = await place(guest, kitchen.slug, body);
  const { quote: newQuote } = unread.body.data as { quote: OrderQuote };
  // The same allergen, now also in the other dish.
  await db
    .update(menuItem)
    .set({ allergens: ['milk'] })
    .where(eq(menuItem.id, second));
  const elsewhere = await place(guest, kitchen.slug, { ...body, quoteToken: newQuote.quoteToken });
  const { quote: newestQuote } = elsewhere.body.data as { quote: OrderQuote };
  const read = await place(guest, kitchen.slug, { ...body, quoteToken: newestQuote.quoteToken });

  expect([unread.status, unread.body.code]).toEqual([409, 'allergies_unconfirmed']);
  expect(newQuote.confirms.allergies).toEqual(['milk', 'nuts']);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'allergies_unconfirmed']);
  expect(read.status).toBe(201);
  expect(await ordersAt(kitchen)).toHaveLength(1);
});

test('confirming possible traces does not confirm an allergen in the dish', async () => {
  const kitchen = await newKitchen(db, { items: [{ mayContain: ['nuts'] }] });
  const guest = await inHouseGuest(db);
  const cart = cartOf(kitchen.items, { allergies: ['nuts'] });
  const body = await quotedBody(guest, kitchen.slug, cart, { confirmsAllergies: true });

  await db
    .update(menuItem)
    .set({ allergens: ['nuts'], mayContain: [] })
    .where(eq(menuItem.id, String(kitchen.items[0])));
  const unread = await place(guest, kitchen.slug, body);
  const { quote: newQuote } = unread.body.data as { quote: OrderQuote };
  const read = await place(guest, kitchen.slug, { ...body, quoteToken: newQuote.quoteToken });

  expect([unread.status, unread.body.code]).toEqual([409, 'allergies_unconfirmed']);
  expect(read.status).toBe(201);
});

const houseOf = async ({ outletId }: Kitchen) =>
  (await db.select().from(outlet).where(eq(outlet.id, outletId)))[0]?.propertyId;
