import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals, type Charges } from './totals';

const plain: Charges = {
  ...{ discount: 0, serviceRate: 0, deliveryFee: 0, taxRate: 0, pricesIncludeTax: true, tip: { percent: 0 } },
};
const one = (unit: number, quantity = 1) => [{ base: unit, unit, quantity }];

test('in a currency of two decimals: discount before service and tax, the tip on what was ordered', () => {
  // USD 8.875 % on (100.00 − 10.00 + 18 % service + 5.00), added; 15 % tip on 90.00.
  const totals = orderTotals([{ base: 4_000, unit: 5_000, quantity: 2 }], {
    ...{ discount: 1_000, serviceRate: 18_000, deliveryFee: 500, taxRate: 8_875, pricesIncludeTax: false },
    tip: { percent: 15 },
  });

  expect(totals).toEqual({
    ...{ itemsTotal: 8_000, modifiersTotal: 2_000, discountTotal: 1_000, serviceCharge: 1_620 },
    ...{ deliveryFee: 500, taxTotal: 987, taxIncluded: false, tipTotal: 1_350, total: 13_457 },
  });
});

test('in one of none: JPY 1,800 with 10 % in the price is 164 of tax, and costs 1,800', () => {
  expect(orderTotals(one(1_800), { ...plain, taxRate: 10_000 })).toMatchObject({
    taxTotal: 164,
    total: 1_800,
  });
});

test('in one of three: OMR 4.505 with 5 % on top is 0.225 of tax', () => {
  const totals = orderTotals(one(4_505), { ...plain, taxRate: 5_000, pricesIncludeTax: false });

  expect(totals).toMatchObject({ taxTotal: 225, total: 4_730 });
});

test('a half goes up, and only once for the whole order', () => {
  const half = { ...plain, taxRate: 50_000, pricesIncludeTax: false };

  expect(orderTotals(one(1), half).taxTotal).toBe(1);
  expect(orderTotals([...one(1), ...one(1)], half).taxTotal).toBe(1);
  expect(orderTotals(one(3), half).taxTotal).toBe(2);
});

test('a discount takes away what was ordered, and nothing else', () => {
  const totals = orderTotals(one(500), { ...plain, discount: 900, deliveryFee: 200 });

  expect(totals).toMatchObject({ discountTotal: 500, total: 200 });
});

const amount = fc.nat(10_000_000);
const charges: fc.Arbitrary<Charges> = fc.record({
  discount: amount,
  serviceRate: fc.nat(30_000),
  deliveryFee: fc.nat(10_000),
  taxRate: fc.nat(30_000),
  pricesIncludeTax: fc.boolean(),
  tip: fc.oneof(fc.record({ percent: fc.nat(100) }), fc.record({ amount })),
});
const lines = fc.array(
  fc
    .record({ base: amount, more: amount, quantity: fc.integer({ min: 1, max: 99 }) })
    .map(({ base, more, quantity }) => ({ base, unit: base + more, quantity })),
  { maxLength: 12 },
);

test('every sum is a whole number, none is below zero, and the parts are the total', () => {
  fc.assert(
    fc.property(lines, charges, (of, with_) => {
      const { total, taxIncluded, ...parts } = orderTotals(of, with_);
      for (const part of [total, ...Object.values(parts)]) {
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
      }
      const { itemsTotal, modifiersTotal, discountTotal, serviceCharge, deliveryFee, taxTotal, tipTotal } =
        parts;
      expect(total).toBe(
        itemsTotal +
          modifiersTotal -
          discountTotal +
          serviceCharge +
          deliveryFee +
          tipTotal +
          (taxIncluded ? 0 : taxTotal),
      );
    }),
  );
});

test('no tax is off by more than half of the smallest coin', () => {
  fc.assert(
    fc.property(lines, charges, (of, with_) => {
      const { itemsTotal, modifiersTotal, discountTotal, serviceCharge, deliveryFee, taxTotal } = orderTotals(
        of,
        with_,
      );
      const taxed = BigInt(itemsTotal + modifiersTotal - discountTotal + serviceCharge + deliveryFee);
      const whole = BigInt(with_.pricesIncludeTax ? 100_000 + with_.taxRate : 100_000);
      const off = BigInt(taxTotal) * whole - taxed * BigInt(with_.taxRate);
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(whole);
    }),
  );
});
