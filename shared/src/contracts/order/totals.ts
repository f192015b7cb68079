import type { OrderTotals } from './order-quote.schema';

/** Rates are in thousandths of a per cent, so that all rates are whole numbers: 8.875 % is 8875. */
const RATE_SCALE = 100_000;

export interface Charges {
  /** The discount on the ordered items; it is limited to their value. */
  discount: number;
  /** The rate applied to the value of the ordered items less the discount. */
  serviceRate: number;
  deliveryFee: number;
  taxRate: number;
  tip: { percent: number } | { amount: number };
}

interface Line {
  quantity: number;
  base: number;
  unit: number;
  /** Whether the price includes tax. */
  includesTax: boolean;
}

/**
 * Returns the sums of an order in minor units. Results are rounded half up, once for the whole order. The
 * discount is deducted before tax; service and delivery are taxed, the tip is not. If only some prices
 * include tax, discount, service and delivery are split in the same proportion as the prices.
 */
export function orderTotals(lines: readonly Line[], charges: Charges): OrderTotals {
  const { deliveryFee, taxRate, tip } = charges;
  const itemsTotal = lines.reduce((sum, { base, quantity }) => sum + base * quantity, 0);
  const withModifiers = priceOf(lines);
  const discountTotal = Math.min(charges.discount, withModifiers);
  const ordered = withModifiers - discountTotal;
  const serviceCharge = share(ordered, [charges.serviceRate], [RATE_SCALE]);
  const taxed = ordered + serviceCharge + deliveryFee;
  const taxIncluded = lines.every(({ includesTax }) => includesTax);
  const isMixed = !taxIncluded && lines.some(({ includesTax }) => includesTax);
  // Avoids a division by zero for an order of free items. If their prices do not include tax, the tax on
  // their delivery is added.
  const all = Math.max(1, withModifiers);
  const within = taxIncluded ? all : priceOf(lines.filter(({ includesTax }) => includesTax));
  const taxInPrices = share(taxed, [within, taxRate], [all, RATE_SCALE + taxRate]);
  const taxOnTop = share(taxed, [all - within, taxRate], [all, RATE_SCALE]);
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

/** Uses integers only: rounding errors of floating-point numbers could fall on the wrong side of a half. */
function share(amount: number, parts: readonly number[], wholes: readonly number[]): number {
  const whole = productOf(wholes);
  return Number((productOf([amount, ...parts, 2]) + whole) / (whole * 2n));
}

const productOf = (factors: readonly number[]) => factors.reduce((product, one) => product * BigInt(one), 1n);
