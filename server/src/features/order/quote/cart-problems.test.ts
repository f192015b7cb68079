import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { property } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../testing/order-client';

const app = await testApp();
const { db } = app;
const { quote, place } = orderClient(app);
const guest = await inHouseGuest(db);

async function quoted(kitchen: { slug: string }, cart: ReturnType<typeof cartOf>) {
  const { body, status, text } = await quote(guest, kitchen.slug, cart);
  if (status !== 200) throw new Error(text);
  // The test server validates replies against the contract.
  return body as OrderQuote;
}
const codes = ({ problems }: OrderQuote) => problems.map(({ code }) => code);

test('the total limits, an empty basket, a wrong code and a mode that is not offered are reported', async () => {
  const kitchen = await newKitchen(db, { rules: { minTotal: 1_500, maxTotal: 3_000 } });
  const [item = ''] = kitchen.items;
  const many = cartOf([item]).lines.map((line) => ({ ...line, quantity: 4 }));

  const little = await quoted(kitchen, cartOf([item]));

  expect(little.problems).toMatchObject([
    {
      code: 'below_minimum',
      data: { missing: 500, min: 1_500 },
      error: 'Add \u2068€5.00\u2069 more. The minimum order is \u2068€15.00\u2069.',
    },
  ]);
  expect(codes(await quoted(kitchen, cartOf([item], { lines: many })))).toEqual(['above_maximum']);
  expect(codes(await quoted(kitchen, cartOf([])))).toEqual(['cart_empty']);
  expect(codes(await quoted(kitchen, cartOf([item, item], { discountCode: 'x' })))).toEqual([
    'discount_invalid',
  ]);
  expect(codes(await quoted(kitchen, cartOf([item, item], { mode: 'location' })))).toEqual([
    'mode_not_offered',
    'place_required',
  ]);
  expect(codes(await quoted(kitchen, cartOf([item, item], { mode: 'table' })))).toEqual(['place_required']);
});

test.each(['\u200b', '\u2060 \u00ad', '   '])('an order to a table needs a table name: %j', async (place) => {
  const kitchen = await newKitchen(db);

  const quoteReply = await quoted(kitchen, cartOf(kitchen.items, { mode: 'table', place }));

  expect(codes(quoteReply)).toEqual(['place_required']);
});

test.each([
  ['999', ['place_required']],
  ['305', []],
  [' ٣٠٥ ', []],
])('an order goes only to a room that the hotel has: %s', async (room, problems) => {
  const kitchen = await newKitchen(db);

  const quoteReply = await quoted(kitchen, cartOf(kitchen.items, { place: room }));

  expect(codes(quoteReply)).toEqual(problems);
  expect(quoteReply.quoteToken === null).toBe(problems.length > 0);
});

test('the own room of a guest must exist too, and a hotel that lists no rooms accepts any', async () => {
  const [kitchen, visitor] = [await newKitchen(db), await inHouseGuest(db, { room: '999' })];
  const problemsAt = async (rooms: string[] | null) => {
    await db.update(property).set({ rooms }).where(eq(property.slug, 'casa-miramar'));
    const { body } = await quote(visitor, kitchen.slug, cartOf(kitchen.items));
    return codes(body as OrderQuote);
  };
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));

  const unlisted = await problemsAt(null);
  const listed = await problemsAt(hotel?.rooms ?? []);

  expect([listed, unlisted]).toEqual([['place_required'], []]);
});

test('a tip is limited to the amount of the order, in any currency', async () => {
  const kitchen = await newKitchen(db, { rules: { taxRate: 10_000 } });
  const tipped = (amount: number) => quoted(kitchen, cartOf(kitchen.items, { tip: { amount } }));

  const [most, more] = [await tipped(1_000), await tipped(1_001)];

  expect([most.problems, most.totals.tipTotal]).toEqual([[], 1_000]);
  expect(more.problems).toMatchObject([
    { code: 'tip_too_high', data: { max: 1_000 }, error: 'Tips can be up to \u2068€10.00\u2069.' },
  ]);
  expect(more.quoteToken).toBeNull();
});

test('an order that costs nothing allows no tip', async () => {
  const kitchen = await newKitchen(db, { items: [{ price: 0 }] });
  const tipped = (amount: number) => quoted(kitchen, cartOf(kitchen.items, { tip: { amount } }));

  const [none, fortune] = [await tipped(0), await tipped(100_000_000)];

  expect([none.problems, none.totals.total]).toEqual([[], 0]);
  expect(fortune.problems).toMatchObject([{ code: 'tip_too_high', data: { max: 0 } }]);
  expect(fortune.quoteToken).toBeNull();
});

test('the total of an order has an upper limit', async () => {
  const kitchen = await newKitchen(db, { items: [{ price: 2_000_000_000, minQuantity: 1 }] });
  const cart = cartOf(kitchen.items, { tip: { percent: 100 } });

  const quoteReply = await quoted(kitchen, cart);
  const { status, body } = await place(guest, kitchen.slug, {
    ...cart,
    paymentMethod: 'pay_on_delivery',
    quoteToken: 'x',
  });

  expect(quoteReply.problems).toMatchObject([{ code: 'above_maximum', data: { max: 600_000_000 } }]);
  expect([status, body.code]).toEqual([422, 'above_maximum']);
});

test('an order whose total with taxes, charges and tip cannot be stored is refused', async () => {
  const rules = { serviceRate: 100_000, deliveryFee: 600_000_000 };
  const kitchen = await newKitchen(db, { items: [{ price: 590_000_000 }], rules });
  const cart = cartOf(kitchen.items, { tip: { percent: 100 } });

  const quoteReply = await quoted(kitchen, cart);
  const { status, body } = await place(guest, kitchen.slug, {
    ...cart,
    paymentMethod: 'pay_on_delivery',
    quoteToken: quoteReply.quoteToken ?? 'x',
  });

  expect(quoteReply.totals.total).toBeGreaterThan(2_147_483_647);
  expect(codes(quoteReply)).toEqual(['above_maximum']);
  expect([status, body.code]).toEqual([422, 'above_maximum']);
});

test('two lines with the same id are rejected', async () => {
  const kitchen = await newKitchen(db, { items: [{}, {}] });
  const cart = cartOf(kitchen.items);
  const lines = cart.lines.map((line) => ({ ...line, lineId: 'same' }));
  const twice = { ...cart, lines };

  const rejected = await quote(guest, kitchen.slug, twice);
  const sent = { ...twice, paymentMethod: 'pay_on_delivery', quoteToken: 'x' };
  const placed = await place(guest, kitchen.slug, sent);

  for (const { status, body } of [rejected, placed]) {
    expect([status, body.code, body.fields]).toMatchObject([
      400,
      'malformed',
      [{ field: 'lines.1.lineId', code: 'malformed' }],
    ]);
  }
});
