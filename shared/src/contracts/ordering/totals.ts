import type { OrderTotals } from '../order-quote.schema';

/** Rates are in thousandths of a per cent, so that each is a whole number: 8.875 % is 8875. */
const WHOLE = 100_000;

export interface Charges {
  /** Off what was ordered; never more than that. */
  discount: number;
  /** Of what was ordered, less the discount. */
  serviceRate: number;
  deliveryFee: number;
  taxRate: number;
  pricesIncludeTax: boolean;
  tip: { percent: number } | { amount: number };
}

interface Line {
  quantity: number;
  base: number;
  unit: number;
}

/**
 * The sums of an order, in minor units. Rates are rounded half up, once for the order. The discount comes before the tax;
 * service and delivery are taxed, the tip is not.
 */
export function orderTotals(lines: readonly Line[], charges: Charges): OrderTotals {
  const { deliveryFee, pricesIncludeTax: taxIncluded, taxRate, tip } = charges;
  const itemsTotal = lines.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
  const withModifiers = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const discountTotal = Math.min(charges.discount, withModifiers);
  const ordered = withModifiers - discountTotal;
  const serviceCharge = share(ordered, charges.serviceRate, WHOLE);
  const taxed = ordered + serviceCharge + deliveryFee;
  const taxTotal = taxIncluded ? share(taxed, taxRate, WHOLE + taxRate) : share(taxed, taxRate, WHOLE);
  const tipTotal = 'percent' in tip ? share(ordered, tip.percent, 100) : tip.amount;
  return {
    ...{ itemsTotal, modifiersTotal: withModifiers - itemsTotal, discountTotal, serviceCharge, deliveryFee },
    ...{ taxTotal, taxIncluded, tipTotal },
    total: taxed + (taxIncluded ? 0 : taxTotal) + tipTotal,
  };
}

/** In whole numbers throughout: a fraction that a computer cannot hold would fall on the wrong side of the half. */
function share(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part) * 2n + BigInt(whole);
  return Number(product / (BigInt(whole) * 2n));
}
