import type { CartLine } from '@guest/shared/contracts/order/order.contract';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { Basket, BasketLine } from './basket';

/** Adds a line. A line with the same choices in another order is the same line, so its quantity increases. */
export function withLine<B extends Basket>(basket: B, line: BasketLine, maxQuantity: number): B {
  const same = basket.lines.find((one) => lineKey(one) === lineKey(line));
  if (!same) return { ...basket, lines: [...basket.lines, line] };
  const quantity = Math.min(maxQuantity, same.quantity + line.quantity);
  // The new line has the name and price that the guest has just seen.
  return withLines(basket, (one) => (one === same ? { ...line, lineId: same.lineId, quantity } : one));
}

/** Replaces a line. If an identical line exists, the two are merged. */
export function withLineReplaced(
  basket: Basket,
  lineId: string,
  line: BasketLine,
  maxQuantity: number,
): Basket {
  const duplicate = basket.lines.find((one) => one.lineId !== lineId && lineKey(one) === lineKey(line));
  if (!duplicate) return withLines(basket, (one) => (one.lineId === lineId ? { ...line, lineId } : one));
  return withLine(withoutLine(basket, lineId), line, maxQuantity);
}

export const withQuantity = (basket: Basket, lineId: string, quantity: number): Basket =>
  withLines(basket, (one) => (one.lineId === lineId ? { ...one, quantity } : one));

export const withoutLine = (basket: Basket, lineId: string): Basket => ({
  ...basket,
  lines: basket.lines.filter((one) => one.lineId !== lineId),
});

/**
 * Removes the lines of a placed order. Lines that another tab added in the meantime form the next basket;
 * null if none are left.
 */
export function withoutOrdered(basket: Basket, ordered: readonly CartLine[]): Basket | null {
  const quantityOf = (line: BasketLine) =>
    ordered.find((one) => one.lineId === line.lineId && lineKey(one) === lineKey(line))?.quantity ?? 0;
  const left = withLines(basket, (line) => ({ ...line, quantity: line.quantity - quantityOf(line) }));
  const lines = left.lines.filter(({ quantity }) => quantity > 0);
  const { sent: _, ...next } = { ...left, lines, idempotencyKey: createIdempotencyKey() };
  return lines.length > 0 ? next : null;
}

const withLines = <B extends Basket>(basket: B, change: (line: BasketLine) => BasketLine): B => ({
  ...basket,
  lines: basket.lines.map(change),
});
