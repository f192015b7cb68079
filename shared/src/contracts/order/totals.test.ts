import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals, type Charges } from './totals';

const plain: Charges = {
  discount: 0,
  serviceRate: 0,
  deliveryFee: 0,
  taxRate: 0,
  tip: { percent: 0 },
};
const one = (unit: number, { includesTax = true } = {}) => [{ base: unit, unit, quantity: 1, includesTax }];
const onTop = { includesTax: false };

test('two decimals: the discount comes before service and tax, and the tip is a share of the ordered items', () => {
  // USD: 8.875 % tax added to (100.00 − 10.00 + 18 % service + 5.00), and a 15 % tip on 90.00.
  const totals = orderTotals([{ base: 4_000, unit: 5_000, quantity: 2, includesTax: false }], {
    discount: 1_000,
    serviceRate: 18_000,
    deliveryFee: 500,
    taxRate: 8_875,
    tip: { percent: 15 },
  });

  expect(totals).toEqual({
    itemsTotal: 8_000,
    modifiersTotal: 2_000,
    discountTotal: 1_000,
    serviceCharge: 1_620,
    deliveryFee: 500,
    taxTotal: 987,
    taxIncluded: false,
    tipTotal: 1_350,
    total: 13_457,
  });
});

test('no decimals: JPY 1,800 including 10 % tax contains 164 of tax and costs 1,800', () => {
  expect(orderTotals(one(1_800), { ...plain, taxRate: 10_000 })).toMatchObject({
    taxTotal: 164,
    total: 1_800,
  });
});

test('three decimals: OMR 4.505 plus 5 % tax has 0.225 of tax', () => {
  const totals = orderTotals(one(4_505, onTop), { ...plain, taxRate: 5_000 });

  expect(totals).toMatchObject({ taxTotal: 225, total: 4_730 });
});

test('a half is rounded up, once for the whole order', () => {
  const half = { ...plain, taxRate: 50_000 };

  expect(orderTotals(one(1, onTop), half).taxTotal).toBe(1);
  expect(orderTotals([...one(1, onTop), ...one(1, onTop)], half).taxTotal).toBe(1);
  expect(orderTotals(one(3, onTop), half).taxTotal).toBe(2);
});

test('a discount reduces only the value of the ordered items', () => {
  const totals = orderTotals(one(500), { ...plain, discount: 900, deliveryFee: 200 });

  expect(totals).toMatchObject({ discountTotal: 500, total: 200 });
});

const bothKinds = (within: number, without: number) => [...one(within), ...one(without, onTop)];

test('tax is added only for prices that do not include it', () => {
  // EUR with 13 %, JPY with 10 % and OMR with 5 % tax; half of the value includes the tax.
  const sums = [
    orderTotals(bothKinds(1_000, 1_000), { ...plain, taxRate: 13_000 }),
    orderTotals(bothKinds(900, 900), { ...plain, taxRate: 10_000 }),
    orderTotals(bothKinds(4_505, 4_505), { ...plain, taxRate: 5_000 }),
  ];

  expect(sums).toMatchObject([
    { taxIncluded: false, taxInPrices: 115, taxTotal: 130, total: 2_130 },
    { taxIncluded: false, taxInPrices: 82, taxTotal: 90, total: 1_890 },
    { taxIncluded: false, taxInPrices: 215, taxTotal: 225, total: 9_235 },
  ]);
});

test('discount, service and delivery are split between both kinds of prices', () => {
  const totals = orderTotals(bothKinds(3_000, 1_000), {
    discount: 400,
    serviceRate: 10_000,
    deliveryFee: 400,
    taxRate: 13_000,
    tip: { percent: 0 },
  });

  // Three quarters of 36.00 + 3.60 + 4.00 include the tax; for the last quarter it is added.
  expect(totals).toMatchObject({ taxInPrices: 376, taxTotal: 142, total: 4_502 });
});

test('a free item does not affect the tax on its delivery', () => {
  const brought = { ...plain, deliveryFee: 1_000, taxRate: 10_000 };

  expect(orderTotals(bothKinds(500, 0), brought)).toMatchObject({ taxTotal: 0, total: 1_500 });
  expect(orderTotals(bothKinds(0, 0), brought)).toMatchObject({
    taxInPrices: 0,
    taxTotal: 100,
    total: 1_100,
  });
});

const amount = fc.nat(10_000_000);
const charges: fc.Arbitrary<Charges> = fc.record({
  discount: amount,
  serviceRate: fc.nat(30_000),
  deliveryFee: fc.nat(10_000),
  taxRate: fc.nat(30_000),
  tip: fc.oneof(fc.record({ percent: fc.nat(100) }), fc.record({ amount })),
});
const lines = fc.array(
  fc
    .record({
      base: amount,
      more: amount,
      quantity: fc.integer({ min: 1, max: 99 }),
      includesTax: fc.boolean(),
    })
    .map(({ more, ...line }) => ({ ...line, unit: line.base + more })),
  { maxLength: 12 },
);

test('all sums are non-negative whole numbers, and the parts add up to the total', () => {
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

test('tax is exact to half of the smallest unit, and nothing is taxed twice', () => {
  fc.assert(
    fc.property(lines, charges, (of, with_) => {
      const totals = orderTotals(of, with_);
      const { itemsTotal, modifiersTotal, discountTotal, serviceCharge, deliveryFee } = totals;
      const taxed = BigInt(itemsTotal + modifiersTotal - discountTotal + serviceCharge + deliveryFee);
      const within = priceOf(of.filter(({ includesTax }) => includesTax));
      const without = priceOf(of.filter(({ includesTax }) => !includesTax));
      const all = within + without;
      fc.pre(all > 0n);
      const rate = BigInt(with_.taxRate);

      const added = totals.taxIncluded ? 0 : totals.taxTotal;
      const inPrices = totals.taxIncluded ? totals.taxTotal : (totals.taxInPrices ?? 0);

      expectNearest(added, taxed * without * rate, all * 100_000n);
      expectNearest(inPrices, taxed * within * rate, all * (100_000n + rate));
    }),
  );
});

const priceOf = (of: readonly { unit: number; quantity: number }[]) =>
  BigInt(of.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0));

function expectNearest(sum: number, part: bigint, whole: bigint) {
  const off = BigInt(sum) * whole - part;
  expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(whole);
}
