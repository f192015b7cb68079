import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Basket } from '../../basket/basket';

/** The problems of a line that a change of the menu can cause. */
const MENU_PROBLEMS = ['item_unavailable', 'modifier_unavailable', 'portion_required'];

/**
 * Returns the sum of a basket's lines at the prices of the server, and whether something differs from what the
 * guest saw when adding it. A line that the server has not priced yet counts with the price that was shown,
 * and one that is no longer on the menu with nothing.
 */
export function basketSubtotal({ lines }: Pick<Basket, 'lines'>, quote: OrderQuote | undefined) {
  const problems = quote?.problems.filter(({ code }) => MENU_PROBLEMS.includes(code)) ?? [];
  let amount = 0;
  let hasChanged = false;
  for (const { lineId, quantity, unitPrice } of lines) {
    const priced = quote?.lines.find((one) => one.lineId === lineId);
    const hasProblem = problems.some((one) => one.lineId === lineId);
    const present = priced?.unitPrice ?? (hasProblem ? 0 : unitPrice);
    amount += quantity * present;
    hasChanged ||= hasProblem || present !== unitPrice;
  }
  return { amount, hasChanged };
}
