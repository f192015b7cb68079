import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineKey } from '../order/line-key';
import { linePrice } from './line-price';
import { choice, group, groupsAndChoice, modifier } from './testing/item-builders';

const item = { price: 1_000, portions: [] };

test('a portion sets the price, and modifiers add to it', () => {
  const sized = { price: 0, portions: [{ uuid: 'glass', price: 700 }], modifierGroups: [] };
  const ice = group({ uuid: 'ice', modifiers: [modifier('cube', { price: 30 })] });

  expect(linePrice(sized, { portionUuid: 'glass', modifiers: [] }).unit).toBe(700);
  expect(linePrice({ ...item, modifierGroups: [ice] }, { modifiers: [choice('ice', 'cube', 3)] })).toEqual({
    base: 1_000,
    unit: 1_090,
    modifiers: [{ groupUuid: 'ice', modifierUuid: 'cube', quantity: 3, price: 90 }],
  });
});

test('the cheapest modifiers are free, counted individually', () => {
  const toppings = group({
    uuid: 'top',
    freeCount: 2,
    modifiers: [modifier('truffle', { price: 500 }), modifier('egg', { price: 100 })],
  });
  const unit = (truffles: number, eggs: number) =>
    linePrice(
      { ...item, modifierGroups: [toppings] },
      { modifiers: [choice('top', 'truffle', truffles), choice('top', 'egg', eggs)] },
    ).unit;

  expect(unit(1, 1)).toBe(1_000);
  expect(unit(1, 2)).toBe(1_500);
  expect(unit(2, 1)).toBe(1_500);
  expect(unit(0, 3)).toBe(1_100);
});

test('a modifier with a negative price reduces the price regardless of free ones, but never below zero', () => {
  const without = group({ uuid: 'no', freeCount: 1, modifiers: [modifier('bread', { price: -300 })] });
  const unit = (price: number) =>
    linePrice({ price, portions: [], modifierGroups: [without] }, { modifiers: [choice('no', 'bread')] })
      .unit;

  expect(unit(1_000)).toBe(700);
  expect(unit(200)).toBe(0);
});

test('a nested modifier is charged for each unit of the modifier that opens its group', () => {
  const shots = group({
    uuid: 'shot',
    modifiers: [
      modifier('espresso', {
        price: 100,
        modifierGroups: [group({ uuid: 'bean', modifiers: [modifier('decaf', { price: 20 })] })],
      }),
    ],
  });

  const { unit } = linePrice(
    { ...item, modifierGroups: [shots] },
    { modifiers: [choice('shot', 'espresso', 2), choice('bean', 'decaf')] },
  );

  expect(unit).toBe(1_240);
});

test('the order of selection changes neither the price nor the line key', () => {
  fc.assert(
    fc.property(groupsAndChoice, fc.nat(5_000), ({ groups, chosen }, price) => {
      const of = { price, portions: [], modifierGroups: groups };
      const backwards = [...chosen].reverse();
      expect(linePrice(of, { modifiers: backwards }).unit).toBe(linePrice(of, { modifiers: chosen }).unit);
      const key = (modifiers: typeof chosen) => lineKey({ itemUuid: 'i', modifiers });
      expect(key(backwards)).toBe(key(chosen));
    }),
  );
});

test('the price is a whole number, never negative and never above the price without free modifiers', () => {
  fc.assert(
    fc.property(groupsAndChoice, fc.nat(5_000), ({ groups, chosen }, price) => {
      const full = chosen.map((one) => ({ ...one }));
      const of = { price, portions: [], modifierGroups: groups };
      const { unit } = linePrice(of, { modifiers: full });
      const nothingFree = groups.map((one) => ({
        ...one,
        freeCount: 0,
        modifiers: one.modifiers.map((outer) => ({
          ...outer,
          modifierGroups: outer.modifierGroups.map((inner) => ({ ...inner, freeCount: 0 })),
        })),
      }));
      expect(Number.isSafeInteger(unit)).toBe(true);
      expect(unit).toBeGreaterThanOrEqual(0);
      expect(unit).toBeLessThanOrEqual(
        linePrice({ ...of, modifierGroups: nothingFree }, { modifiers: full }).unit,
      );
    }),
  );
});

test('a different portion, modifier quantity or note makes a different line', () => {
  const key = (more: object) => lineKey({ itemUuid: 'i', modifiers: [choice('g', 'm')], ...more });

  const keys = [
    key({}),
    key({ portionUuid: 'p' }),
    key({ modifiers: [choice('g', 'm', 2)] }),
    key({ note: 'hot' }),
  ];

  expect(new Set(keys).size).toBe(4);
  expect(key({ modifiers: [choice('g', 'm'), choice('g', 'm')] })).toBe(
    key({ modifiers: [choice('g', 'm', 2)] }),
  );
});
