import type { Cart, CartLine } from '@guest/shared/contracts/order/order.contract';

/** A line as the guest put it in: what it was called and cost then, to tell what has changed since. */
export interface BasketLine extends CartLine {
  name: string;
  unitPrice: number;
  /** The menu in which it stands. */
  menu: string;
}

/** What a guest is about to order from one outlet; it stays on the device until the house has it. */
export interface Basket extends Omit<Cart, 'lines'> {
  outlet: { slug: string; name: string };
  currency: string;
  currencyPrecision: number;
  lines: BasketLine[];
  /** One for each time that a guest means to order, however often it is sent: the house places it once. */
  idempotencyKey: string;
  /** What has gone out and was never answered: it is sent again as it was, so that it cannot become two orders. */
  sent?: { body: unknown; cart: string };
  updatedAt: number;
}

/** What the server is asked with: nothing that the device alone knows. */
export function cartOf(basket: Basket): Cart {
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
  const lines = basket.lines.map(({ lineId, itemUuid, portionUuid, quantity, modifiers, note: words }) => ({
    lineId,
    itemUuid,
    quantity,
    modifiers,
    ...(portionUuid !== undefined && { portionUuid }),
    ...(words !== undefined && { note: words }),
  }));
  const rest = { place, note, allergyNote, allergies, cutlery, tip, discountCode, paymentMethod };
  return { mode, requestedFor, lines, ...withoutGaps(rest) };
}

/** Of `undefined` a call says nothing. */
const withoutGaps = <T extends object>(parts: T): T =>
  // The same parts, without those that have no value.
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

export const countOf = ({ lines }: Pick<Basket, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Only to show: what is paid, the server says. */
export const sumOf = ({ lines }: Pick<Basket, 'lines'>): number =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
