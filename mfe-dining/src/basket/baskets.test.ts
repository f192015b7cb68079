import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { beforeEach, expect, test } from 'vitest';
import type { Basket, BasketLine } from './basket';
import { toCart } from './basket';
import { withLine, withLineReplaced, withoutLine } from './basket-lines';
import { basketName, basketsOf, changeBasket, readBasket } from './baskets';
import { newBasket } from './new-basket';

beforeEach(() => localStorage.clear());

const EUR = { currency: 'EUR', currencyPrecision: 2 };
const basketOf = (slug: string): Basket => newBasket({ slug, name: slug, mode: 'room' }, EUR);
const line = (facts: Partial<BasketLine> = {}): BasketLine => ({
  lineId: 'a',
  itemUuid: uuidOf(1),
  quantity: 1,
  modifiers: [],
  name: 'Sole',
  unitPrice: 1800,
  menu: 'dinner',
  ...facts,
});
const put = (outlet: string, one: BasketLine, now = 1) =>
  changeBasket('grand', outlet, {
    change: (basket) => withLine(basket ?? basketOf(outlet), one, 20),
    now,
  });

test('each outlet has its own basket, and filling one does not change the others', () => {
  put('sea-bar', line(), 1);
  put('grill', line({ name: 'Steak' }), 2);

  expect(readBasket('grand', 'sea-bar')?.lines).toHaveLength(1);
  expect(basketsOf('Grand').map(({ outlet }) => outlet.slug)).toEqual(['grill', 'sea-bar']);
  expect(basketsOf('palace')).toEqual([]);
});

test('the same choices in another order form one line, up to the maximum quantity', () => {
  const choice = (item: number) => ({ groupUuid: uuidOf(9), modifierUuid: uuidOf(item), quantity: 1 });
  put('sea-bar', line({ quantity: 2, modifiers: [choice(1), choice(2)] }));
  put('sea-bar', line({ lineId: 'b', quantity: 19, modifiers: [choice(2), choice(1)] }));
  put('sea-bar', line({ lineId: 'c', note: 'no salt' }));

  expect(readBasket('grand', 'sea-bar')?.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
    ['a', 20],
    ['c', 1],
  ]);
});

test('a changed line that equals another one is merged with it', () => {
  const basket = { ...basketOf('sea-bar'), lines: [line(), line({ lineId: 'b', note: 'no salt' })] };

  const changed = withLineReplaced(basket, 'b', line({ quantity: 3 }), 20);

  expect(changed.lines).toMatchObject([{ lineId: 'a', quantity: 4 }]);
});

test('lines that another tab adds meanwhile are preserved', () => {
  put('sea-bar', line());
  const savedBasket = readBasket('grand', 'sea-bar');
  localStorage.setItem(
    basketName('grand', 'sea-bar'),
    JSON.stringify({ ...savedBasket, lines: [line(), line({ lineId: 'theirs', itemUuid: uuidOf(2) })] }),
  );

  changeBasket('grand', 'sea-bar', { change: (basket) => basket && withoutLine(basket, 'a'), now: 2 });

  expect(readBasket('grand', 'sea-bar')?.lines.map(({ lineId }) => lineId)).toEqual(['theirs']);
});

test('the idempotency key of an order does not change while the guest edits it', () => {
  put('sea-bar', line());
  const before = readBasket('grand', 'sea-bar')?.idempotencyKey;
  put('sea-bar', line({ itemUuid: uuidOf(2) }));

  expect(readBasket('grand', 'sea-bar')?.idempotencyKey).toBe(before);
});

test('the request contains no data that only the device uses', () => {
  const cart = toCart({ ...basketOf('sea-bar'), lines: [line()] });

  expect(cart).toEqual({
    mode: 'room',
    requestedFor: null,
    lines: [{ lineId: 'a', itemUuid: uuidOf(1), quantity: 1, modifiers: [] }],
  });
});

test('an invalid stored value counts as no basket', () => {
  localStorage.setItem(basketName('grand', 'sea-bar'), '{"lines":"many"}');

  expect(readBasket('grand', 'sea-bar')).toBeNull();
});
