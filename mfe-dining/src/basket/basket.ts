import type { Cart, CartLine } from '@guest/shared/contracts/order/order.contract';

/** A line with the name and price at the time it was added, from which later changes are found. */
export interface BasketLine extends CartLine {
  name: string;
  unitPrice: number;
  /** The slug of the item's menu. */
  menu: string;
}

/** The contents of a future order at one outlet. The basket stays on the device until the order is placed. */
export interface Basket extends Omit<Cart, 'lines'> {
  outlet: { slug: string; name: string };
  currency: string;
  currencyPrecision: number;
  lines: BasketLine[];
  /** The idempotency key of the order: the server places it once, however often it is sent. */
  idempotencyKey: string;
  /**
   * The request that was sent without a reply. It is sent again unchanged, so that it cannot become a second
   * order.
   */
  sent?: { body: unknown; cart: string };
  updatedAt: number;
}

/** Returns the part of the basket that the server needs, without data that only the device uses. */
export function toCart(basket: Basket): Cart {
  const {
    mode,
    place,
    requestedFor,
    note,
    allergyNote,
    allergies,
    cutlery,
    tip,
    discountCode,
    paymentMethod,
  } = basket;
  const lines = basket.lines.map(
    ({ lineId, itemUuid, portionUuid, quantity, modifiers, note: lineNote }) => ({
      lineId,
      itemUuid,
      quantity,
      modifiers,
      ...(portionUuid !== undefined && { portionUuid }),
      ...(lineNote !== undefined && { note: lineNote }),
    }),
  );
  const rest = { place, note, allergyNote, allergies, cutlery, tip, discountCode, paymentMethod };
  return { mode, requestedFor, lines, ...withoutUndefined(rest) };
}

/** Request bodies must not contain `undefined`. */
const withoutUndefined = <T extends object>(fields: T): T =>
  // The cast is safe: the type is the same without properties that are `undefined`.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

export const basketItemCount = ({ lines }: Pick<Basket, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
