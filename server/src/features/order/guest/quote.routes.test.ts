import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { readLifePart } from '../../../demo/life/read-life';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { menuItem } from '../../../platform/db/tables/schema';
import type { StoredModifierGroup } from '../../../platform/db/tables/columns/stored';
import { testApp } from '../../../testing/test-app';
import {
  cartOf,
  inHouseGuest,
  verifiedGuest,
  newKitchen,
  newMenu,
  orderClient,
} from '../testing/order-client';

const app = await testApp();
const { db } = app;
const { quote } = orderClient(app);
const guest = await inHouseGuest(db);

/** A quote for this guest; delivered to room 204 unless the basket says otherwise. */
async function quoted(kitchen: { slug: string }, cart: ReturnType<typeof cartOf>, who = guest, headers = {}) {
  const { body, status, text } = await quote(who, kitchen.slug, cart, headers);
  if (status !== 200) throw new Error(text);
  // The test server validates replies against the contract.
  return body as OrderQuote;
}
const codes = ({ problems }: OrderQuote) => problems.map(({ code }) => code);

test('the server calculates items, modifiers, discount, service, delivery, tax and tip', async () => {
  const kitchen = await newKitchen(db, {
    rules: {
      serviceRate: 10_000,
      deliveryFee: 400,
      taxRate: 13_000,
      discounts: [{ code: 'SUMMER', percent: 10 }],
    },
    items: [{ modifierGroups: [cheese()] }],
  });
  const cart = cartOf(kitchen.items, { discountCode: 'summer', tip: { percent: 10 } });
  const [line] = cart.lines;
  const group = (await db.query.menuItem.findFirst({ where: eq(menuItem.id, String(kitchen.items[0])) }))
    ?.modifierGroups[0];
  const withCheese = {
    ...cart,
    lines: [
      {
        lineId: 'a',
        itemUuid: String(line?.itemUuid),
        quantity: 2,
        modifiers: [
          { groupUuid: String(group?.uuid), modifierUuid: String(group?.modifiers[0]?.uuid), quantity: 1 },
        ],
      },
    ],
  };

  const { totals, lines, problems } = await quoted(kitchen, withCheese);

  expect(problems).toEqual([]);
  expect(lines[0]).toMatchObject({ unitPrice: 1_150, total: 2_300, name: 'Plate 1' });
  expect(totals).toEqual({
    itemsTotal: 2_000,
    modifiersTotal: 300,
    discountTotal: 230,
    serviceCharge: 207,
    deliveryFee: 400,
    // 13 % tax included in the price: (2070 + 207 + 400) × 13 / 113.
    taxTotal: 308,
    taxIncluded: true,
    tipTotal: 207,
    total: 2_884,
  });
});

test('tax is added only to items whose prices do not include it', async () => {
  const kitchen = await newKitchen(db, { rules: { taxRate: 13_000 } });
  const bar = await newMenu(db, { ...kitchen, slug: 'bar', pricesIncludeTax: false });
  const cart = cartOf([...kitchen.items, ...bar.items]);

  const { totals } = await quoted(kitchen, cart);
  const { totals: placed } = await orderClient(app).order(guest, kitchen.slug, cart);

  expect(totals).toMatchObject({
    itemsTotal: 2_000,
    taxIncluded: false,
    total: 2_130,
    // 13 % of 10.00; the other 10.00 already includes 1.15.
    taxTotal: 130,
    taxInPrices: 115,
  });
  expect(placed).toEqual(totals);
});

test('the maximum quantity of an item applies to all of its lines together', async () => {
  const kitchen = await newKitchen(db, { items: [{ maxQuantity: 6 }, { minQuantity: 2 }] });
  const [soup = '', paella = ''] = kitchen.items;
  const lineOf = (lineId: string, itemUuid: string, quantity: number) => ({
    lineId,
    itemUuid,
    quantity,
    modifiers: [],
    note: lineId,
  });
  const lines = [lineOf('a', soup, 3), lineOf('b', soup, 3), lineOf('c', paella, 2)];

  const most = await quoted(kitchen, { ...cartOf([]), lines });
  const more = await quoted(kitchen, { ...cartOf([]), lines: [...lines, lineOf('d', soup, 1)] });

  expect(most.problems).toEqual([]);
  expect(more.problems.map(({ lineId, code }) => [lineId, code])).toEqual([
    ['a', 'quantity_range'],
    ['b', 'quantity_range'],
    ['d', 'quantity_range'],
  ]);
  expect(more.quoteToken).toBeNull();
});

test('an anonymous visitor gets a quote and signs in to charge the room', async () => {
  const kitchen = await newKitchen(db);

  const { body } = await quote(null, kitchen.slug, cartOf(kitchen.items));

  expect(body).toMatchObject({ problems: [], totals: { total: 1_000 } });
  expect((body as OrderQuote).payments).toMatchObject([
    { method: 'room_charge', isAllowed: false, code: 'sign_in' },
    { method: 'pay_on_delivery', isAllowed: true },
  ]);
});

test('problems are reported by line in the language of the guest', async () => {
  const kitchen = await newKitchen(db, {
    items: [
      { stockStatus: 'sold_out' as const },
      { stockLeft: 2 },
      { minQuantity: 6, quantityStep: 6 },
      { portions: [{ uuid: randomUUID(), name: { en: 'Large' }, price: 900 }] },
      { modifierGroups: [cheese(1)] },
      { orderModes: ['table' as const] },
    ],
  });
  const cart = cartOf([...kitchen.items, randomUUID()]);
  const lines = cart.lines.map((line, i) => (i === 1 ? { ...line, quantity: 3 } : line));

  const quoteReply = await quoted(kitchen, { ...cart, lines }, guest, { 'accept-language': 'fr' });

  expect(quoteReply.problems.map(({ lineId, code }) => [lineId, code])).toEqual([
    ['line-6', 'item_unavailable'],
    ['line-0', 'item_unavailable'],
    ['line-1', 'item_unavailable'],
    ['line-2', 'quantity_range'],
    ['line-3', 'portion_required'],
    ['line-4', 'modifier_required'],
    ['line-5', 'mode_not_offered'],
  ]);
  expect(quoteReply.problems[2]?.error).toBe('Il ne reste que 2 portions de \u2068Assiette 2\u2069.');
});

test('two lines of the same item share its stock', async () => {
  const kitchen = await newKitchen(db, { items: [{ stockLeft: 3 }] });
  const [item = ''] = kitchen.items;
  const cart = cartOf([item, item]);
  const two = cart.lines.map((line) => ({ ...line, quantity: 2 }));

  expect(codes(await quoted(kitchen, cart))).toEqual([]);
  expect(codes(await quoted(kitchen, { ...cart, lines: two }))).toEqual([
    'item_unavailable',
    'item_unavailable',
  ]);
});

test.each(['2026-06-11T27:61', '9999-12-31T12:00', '0000-00-00T00:00', '2026-13-01T12:00'])(
  'an invalid local time is rejected: %s',
  async (requestedFor) => {
    const kitchen = await newKitchen(db);

    const { status, body } = await quote(guest, kitchen.slug, cartOf(kitchen.items, { requestedFor }));

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'malformed', field: 'requestedFor' });
  },
);

test('a lone surrogate anywhere in the request is rejected as malformed', async () => {
  const kitchen = await newKitchen(db);
  const cart = cartOf(kitchen.items);
  const lines = cart.lines.map((line) => ({ ...line, note: 'No salt \ud83d' }));

  const { status, body } = await quote(guest, kitchen.slug, { ...cart, lines });

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'malformed' });
});

test('amounts are exact with three decimals and with none', async () => {
  const muscat = await inHouseGuest(db, { slug: 'qasr-al-bahr' });
  const kyoto = await inHouseGuest(db, { slug: 'higashiyama-an', room: '205' });
  const rules = { minTotal: 10_005 };
  const [oman, japan] = [
    await newKitchen(db, { propertySlug: 'qasr-al-bahr', rules }),
    await newKitchen(db, { propertySlug: 'higashiyama-an', rules }),
  ];

  const omr = await orderClient(app, 'qasr-al-bahr').quote(muscat, oman.slug, cartOf(oman.items));
  const jpy = await orderClient(app, 'higashiyama-an').quote(kyoto, japan.slug, cartOf(japan.items));

  expect((omr.body as OrderQuote).problems[0]?.error).toMatch(/OMR.9\.005/);
  expect((jpy.body as OrderQuote).problems[0]?.error).toContain('¥9,005');
});

test('allergy conflicts and undeclared allergens must be confirmed', async () => {
  const kitchen = await newKitchen(db, {
    items: [{ allergens: ['milk'] }, { allergens: [], mayContain: ['nuts'] }, { allergens: null }],
  });

  const quoteReply = await quoted(kitchen, cartOf(kitchen.items, { allergies: ['nuts', 'milk'] }));

  expect(quoteReply.lines.map((line) => line.allergyConflicts)).toEqual([
    ['milk'],
    ['nuts'],
    ['nuts', 'milk'],
  ]);
  expect(quoteReply.confirms.allergies.sort()).toEqual(['milk', 'nuts']);
  expect(quoteReply.problems).toEqual([]);
});

test('the age to confirm is the highest that any item requires', async () => {
  const kitchen = await newKitchen(db, { items: [{ isAlcohol: true }, { minAge: 21 }, {}] });

  expect((await quoted(kitchen, cartOf(kitchen.items.slice(0, 1)))).confirms.minAge).toBe(18);
  expect((await quoted(kitchen, cartOf(kitchen.items))).confirms.minAge).toBe(21);
  expect((await quoted(kitchen, cartOf(kitchen.items.slice(2)))).confirms.minAge).toBeNull();
});

test('a room charge requires a verified stay, an in-house guest and a time before checkout', async () => {
  const kitchen = await newKitchen(db);
  const reservationNumber = await reservationInHouse();
  const roomCharge = async (facts: object) => {
    const who = await verifiedGuest(db, { reservationNumber, ...facts });
    return (await quoted(kitchen, cartOf(kitchen.items), who)).payments[0];
  };
  const denied = (reason: string) => ({
    method: 'room_charge',
    isAllowed: false,
    code: 'room_charge_denied',
    reason,
  });

  expect(await roomCharge({})).toEqual({ method: 'room_charge', isAllowed: true });
  expect(await roomCharge({ isStayVerified: false })).toMatchObject(denied('stay_unverified'));
  expect(await roomCharge({ checkin: '2026-06-11' })).toMatchObject(denied('not_in_house'));
  expect(await roomCharge({ checkout: '2026-06-10' })).toMatchObject(denied('checked_out'));
  expect(await roomCharge({ reservationNumber: 'NOBODY' })).toMatchObject(denied('folio_closed'));
});

/** Returns the reservation number of a guest who is in-house on the test day. */
async function reservationInHouse(): Promise<string> {
  const guests = await readLifePart('casa-miramar', 'guests');
  const found = guests.find(({ arrivesInDays, leavesInDays }) => arrivesInDays < 0 && leavesInDays > 0);
  if (!found) throw new Error('no in-house guest found');
  return found.reservationNumber;
}

function cheese(min = 0): StoredModifierGroup {
  return {
    uuid: randomUUID(),
    name: { en: 'Cheese' },
    min,
    max: 1,
    freeCount: 0,
    display: 'radio',
    defaultModifierUuids: [],
    modifiers: [
      {
        uuid: randomUUID(),
        name: { en: 'Azeitão' },
        price: 150,
        available: true,
        allergens: ['milk'],
        removesAllergens: [],
        modifierGroups: [],
      },
    ],
  };
}
