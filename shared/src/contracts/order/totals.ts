import type { OrderTotals } from './order-quote.schema';

/** Rates are in thousandths of a per cent, so that each is a whole number: 8.875 % is 8875. */
const WHOLE = 100_000;

export interface Charges {
  /** Off what was ordered; never more than that. */
  discount: number;
  /** Of what was ordered, less the discount. */
  serviceRate: number;
  deliveryFee: number;
  taxRate: number;
  tip: { percent: number } | { amount: number };
}

interface Line {
  quantity: number;
  base: number;
  unit: number;
  /** Whether its price has the tax in it. */
  includesTax: boolean;
}

/**
 * The sums of an order, in minor units. Rates are rounded half up, once for the order. The discount comes before the tax;
 * service and delivery are taxed, the tip is not. Where only some prices have the tax in them, discount, service and
 * delivery are split between both kinds as the prices are.
 */
export function orderTotals(lines: readonly Line[], charges: Charges): OrderTotals {
  const { deliveryFee, taxRate, tip } = charges;
  const itemsTotal = lines.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
  const withModifiers = priceOf(lines);
  const discountTotal = Math.min(charges.discount, withModifiers);
  const ordered = withModifiers - discountTotal;
  const serviceCharge = share(ordered, [charges.serviceRate], [WHOLE]);
  const taxed = ordered + serviceCharge + deliveryFee;
  const taxIncluded = lines.every(({ includesTax }) => includesTax);
  const isMixed = !taxIncluded && lines.some(({ includesTax }) => includesTax);
  // What costs nothing is no part of anything: the tax on what brings it along is then added.
  const all = Math.max(1, withModifiers);
  const within = taxIncluded ? all : priceOf(lines.filter(({ includesTax }) => includesTax));
  const taxInPrices = share(taxed, [within, taxRate], [all, WHOLE + taxRate]);
  const taxOnTop = share(taxed, [all - within, taxRate], [all, WHOLE]);
  const tipTotal = 'percent' in tip ? share(ordered, [tip.percent], [100]) : tip.amount;
  return {
    itemsTotal,
    modifiersTotal: withModifiers - itemsTotal,
    discountTotal,
    serviceCharge,
    deliveryFee,
    taxTotal: taxIncluded ? taxInPrices : taxOnTop,
    taxIncluded,
    ...(isMixed && { taxInPrices }),
    tipTotal,
    total: taxed + taxOnTop + tipTotal,
  };
}

const priceOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);

/** In whole numbers throughout: a fraction that a computer cannot hold would fall on the wrong side of the half. */
function share(amount: number, parts: readonly number[], wholes: readonly number[]): number {
  const whole = productOf(wholes);
  return Number((productOf([amount, ...parts, 2]) + whole) / (whole * 2n));
}

const productOf = (factors: readonly number[]) => factors.reduce((product, one) => product * BigInt(one), 1n);
