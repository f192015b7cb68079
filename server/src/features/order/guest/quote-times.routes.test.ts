import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outlet } from '../../../platform/db/tables/schema';
import { testApp } from '../../../testing/test-app';
import { cartOf, inHouseGuest, newKitchen, orderClient } from '../testing/order-client';

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

test('as soon as possible is the first slot after the longest preparation time', async () => {
  const kitchen = await newKitchen(db, { items: [{}, { leadMinutes: 50 }] });

  const soon = await quoted(kitchen, cartOf(kitchen.items.slice(0, 1)));
  const later = await quoted(kitchen, cartOf(kitchen.items));

  expect(soon.promise).toEqual({ from: '2026-06-10T11:30:00.000Z', to: '2026-06-10T11:45:00.000Z' });
  expect(later.earliestAt).toBe('2026-06-10T12:00:00.000Z');
});

test('slots are in the local time of the hotel, end with the last order and show when they are full', async () => {
  const kitchen = await newKitchen(db, {
    rules: { maxAdvanceDays: 0, slotInterval: 30, lastOrderBeforeCloseMinutes: 60 },
    openingHours: hours('12:00', '15:00'),
  });

  const { slots } = await quoted(kitchen, cartOf(kitchen.items));

  expect(slots.map(({ localDateTime }) => localDateTime)).toEqual([
    '2026-06-10T12:30',
    '2026-06-10T13:00',
    '2026-06-10T13:30',
  ]);
  expect(slots[0]).toMatchObject({ startsAt: '2026-06-10T11:30:00.000Z', status: 'available' });
});

test('the availability of an item is checked at the requested time', async () => {
  const kitchen = await newKitchen(db, { items: [{}, { availability: hours('07:00', '10:30') }] });
  const cart = cartOf(kitchen.items);

  const now = await quoted(kitchen, cart);
  const tomorrow = await quoted(kitchen, { ...cart, requestedFor: '2026-06-11T08:00' });

  expect(now.problems).toMatchObject([
    {
      code: 'item_not_now',
      lineId: 'line-1',
      data: { window: '07:00–10:30', next: '2026-06-11T07:00' },
      error: '\u2068Plate 2\u2069 is served \u206807:00–10:30\u2069. Choose another time or remove it.',
    },
  ]);
  expect(now.quoteToken).toBeNull();
  expect(tomorrow.problems).toEqual([]);
});

test('a closed or paused kitchen is reported with the time at which it opens', async () => {
  const evening = await newKitchen(db, { openingHours: hours('18:00', '23:00') });
  const paused = await newKitchen(db);
  const pause = { since: '2026-06-10T10:00:00Z', until: '2026-06-10T12:30:00Z', reason: { en: 'oven' } };
  await db
    .update(outlet)
    .set({ openingHours: { ...hours('00:00', '00:00'), temporarilyClosed: pause } })
    .where(eq(outlet.id, paused.outletId));

  const closed = await quoted(evening, cartOf(evening.items));
  const later = await quoted(evening, cartOf(evening.items, { requestedFor: '2026-06-10T20:00' }));
  const busy = await quoted(paused, cartOf(paused.items));
  const after = await quoted(paused, cartOf(paused.items, { requestedFor: '2026-06-10T14:00' }));

  expect(closed.problems).toMatchObject([{ code: 'outlet_closed', data: { next: '2026-06-10T18:00' } }]);
  expect(later.problems).toEqual([]);
  expect(busy.problems).toMatchObject([
    {
      code: 'outlet_paused',
      data: { reason: 'oven', until: '2026-06-10T12:30:00.000Z', next: '2026-06-10T13:30' },
    },
  ]);
  expect(after.problems).toEqual([]);
});

test('breakfast can be ordered a week ahead, but a mixed basket only as far as its shortest limit', async () => {
  const kitchen = await newKitchen(db, { rules: { menuAdvanceDays: { 'all-day': 7 } } });
  const lastDay = async (of: typeof kitchen) =>
    (await quoted(of, cartOf(of.items))).slots.at(-1)?.localDateTime.slice(0, 10);

  expect(await lastDay(kitchen)).toBe('2026-06-17');
  expect(await lastDay(await newKitchen(db))).toBe('2026-06-12');
  expect(await lastDay(await newKitchen(db, { rules: { menuAdvanceDays: { 'all-day': 0 } } }))).toBe(
    '2026-06-10',
  );
});

test('a season ends with its last day, checked at the requested time', async () => {
  const asparagus = { ...hours('12:00', '22:00'), from: '2026-06-01', until: '2026-06-11' };
  const kitchen = await newKitchen(db, { items: [{ availability: asparagus }] });
  const at = (requestedFor: string) => quoted(kitchen, cartOf(kitchen.items, { requestedFor }));

  expect((await at('2026-06-11T20:00')).problems).toEqual([]);
  expect(codes(await at('2026-06-12T20:00'))).toEqual(['item_not_now']);
});

test('the reported times of a dish are the intersection with the hours of its section and menu', async () => {
  const kitchen = await newKitchen(db, {
    menuHours: hours('08:00', '11:00'),
    items: [{ availability: hours('07:00', '10:30') }],
  });

  const { problems } = await quoted(kitchen, cartOf(kitchen.items, { requestedFor: '2026-06-11T07:30' }));

  expect(problems).toMatchObject([
    { code: 'item_not_now', data: { window: '08:00–10:30', next: '2026-06-11T08:00' } },
  ]);
});

function hours(from: string, to: string) {
  const weekly = [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from, to }] }];
  return { weekly, exceptions: [], temporarilyClosed: null };
}
