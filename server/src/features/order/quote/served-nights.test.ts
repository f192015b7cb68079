import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { expect, test } from 'vitest';
import { knownGuest } from '../../../testing/guests';
import { testApp } from '../../../testing/test-app';
import { cartOf, newKitchen, orderClient } from '../testing/order-client';

const clock = { now: 0 };
const app = await testApp({ now: () => clock.now });
const { db } = app;
const { quote, place } = orderClient(app);

const everyNight = (from: string, to: string) => ({
  weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals: [{ from, to }] }],
  exceptions: [],
  temporarilyClosed: null,
});
/** A menu served from 22:00 past midnight, at an outlet that is always open. */
const kitchen = await newKitchen(db, {
  menuHours: everyNight('22:00', '02:30'),
  orderModes: ['pickup'],
});

/** A guest of the property and an evening in Lisbon. */
async function evening(at: string) {
  clock.now = Date.parse(at);
  const stay = { checkin: at.slice(0, 10), checkout: `${at.slice(0, 8)}30`, room: '204' };
  const guest = await knownGuest(db, clock.now, stay);
  return async (requestedFor: string | null) => {
    const cart = cartOf(kitchen.items, { mode: 'pickup', requestedFor });
    const { problems, slots, quoteToken } = (await quote(guest, kitchen.slug, cart)).body as OrderQuote;
    const body = {
      ...cart,
      quoteToken: quoteToken ?? 'none',
      paymentMethod: 'pay_on_delivery',
      isAgain: true,
    };
    const placed = await place(guest, kitchen.slug, body);
    return { problems, slots, placed, codes: problems.map(({ code }) => code) };
  };
}
const startOf = (slots: OrderQuote['slots'], time: string) =>
  slots.filter(({ localDateTime }) => localDateTime === time).map(({ startsAt }) => startsAt);

test('R-22 a menu served past midnight belongs to its evening and rejects orders after its end', async () => {
  const ask = await evening('2026-06-12T20:00:00Z');

  const late = await ask('2026-06-13T02:15');
  const tooLate = await ask('2026-06-13T02:30');
  const inBetween = await ask('2026-06-13T12:00');

  expect([late.codes, late.placed.status]).toEqual([[], 201]);
  expect([tooLate.codes, tooLate.placed.status, tooLate.placed.body.code]).toEqual([
    ['item_not_now'],
    409,
    'item_not_now',
  ]);
  expect(inBetween.problems).toMatchObject([
    { code: 'item_not_now', data: { window: '22:00–02:30', next: '2026-06-13T22:00' } },
  ]);
});

test('R-22 when clocks go back, a repeated hour means the first one', async () => {
  const ask = await evening('2026-10-24T20:00:00Z');

  const twice = await ask('2026-10-25T01:30');

  expect([twice.codes, twice.placed.status]).toEqual([[], 201]);
  expect(twice.placed.body.promisedFrom).toBe('2026-10-25T00:30:00.000Z');
  expect(startOf(twice.slots, '2026-10-25T01:30')).toEqual(['2026-10-25T00:30:00.000Z']);
  expect(startOf(twice.slots, '2026-10-25T02:15')).toEqual(['2026-10-25T02:15:00.000Z']);
  expect((await ask('2026-10-25T02:30')).codes).toEqual(['item_not_now']);
});

test('R-22 when clocks go forward, a skipped local time is unavailable', async () => {
  const ask = await evening('2026-03-28T21:00:00Z');

  const skipped = await ask('2026-03-29T01:15');
  const after = await ask('2026-03-29T02:00');

  expect([skipped.codes, skipped.placed.status]).toEqual([['slot_unavailable'], 409]);
  expect(startOf(skipped.slots, '2026-03-29T01:15')).toEqual([]);
  expect([after.codes, after.placed.status]).toEqual([[], 201]);
  expect(after.placed.body.promisedFrom).toBe('2026-03-29T01:00:00.000Z');
  expect((await ask('2026-03-29T02:30')).codes).toEqual(['item_not_now']);
});

test('R-22 a day that does not exist is unavailable', async () => {
  const ask = await evening('2026-11-29T20:00:00Z');

  const none = await ask('2026-11-31T22:30');

  expect([none.codes, none.placed.status]).toEqual([['slot_unavailable'], 409]);
  expect((await ask('2026-12-01T22:30')).placed.status).toBe(201);
});
