import * as z from '@guest/shared/contracts/zod';
import { allergenSchema } from '../menu/menu.schema';
import { paymentMethodSchema } from './order-cart.schema';
import { ROOM_CHARGE_REASONS } from './order-problems';
import { instant, localDateTime, uuid } from '../core/values';

/** Amounts are in minor units of the currency of the quote or order. */
const amount = z.int();

/**
 * `itemsTotal` is the sum without modifiers, and `modifiersTotal` is the amount added by modifiers. The total
 * is their sum less the discount, plus service, delivery and tip, plus the tax unless the prices include it.
 */
export const orderTotalsSchema = z.object({
  itemsTotal: amount,
  modifiersTotal: amount,
  discountTotal: amount,
  serviceCharge: amount,
  deliveryFee: amount,
  taxTotal: amount,
  /** Whether all prices include tax, so that none is added. */
  taxIncluded: z.boolean(),
  /**
   * If only some prices include tax: the tax in those prices. `taxTotal` is then the tax added for the other
   * prices.
   */
  taxInPrices: z.optional(amount),
  tipTotal: amount,
  total: amount,
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

/** A line with its current price, or with the price at the time of the order. */
export const pricedLineSchema = z.object({
  lineId: z.string(),
  itemUuid: uuid,
  name: z.string(),
  /** The name used by the kitchen, if `name` is a translation. */
  originalName: z.optional(z.string()),
  portion: z.optional(z.object({ uuid, name: z.string() })),
  quantity: z.int(),
  modifiers: z.array(
    z.object({
      groupUuid: uuid,
      modifierUuid: uuid,
      groupName: z.string(),
      name: z.string(),
      /** The quantity for one unit of the item. */
      quantity: z.int(),
      /** The amount that all of them together add to one unit of the item; 0 if they are free. */
      price: amount,
    }),
  ),
  /** The price of one unit with its modifiers; never negative. */
  unitPrice: amount,
  total: amount,
  /**
   * False if the kitchen has not declared the allergens. An empty list must then not be taken to mean that
   * there are none.
   */
  allergensDeclared: z.boolean(),
  /** The allergens of the item with its selected modifiers. */
  allergens: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  /**
   * The guest's allergies that the line contains or may contain. If the kitchen has not declared the
   * allergens, these are all of the guest's allergies.
   */
  allergyConflicts: z.array(allergenSchema),
  isAlcohol: z.boolean(),
  note: z.optional(z.string()),
});
export type PricedLine = z.infer<typeof pricedLineSchema>;

/** A reason why the cart cannot be ordered. `order-problems` defines the codes and their `data`. */
export const orderProblemSchema = z.object({
  /** The affected line, if the problem concerns only one. */
  lineId: z.optional(z.string()),
  code: z.string(),
  /** The message shown to the guest. */
  error: z.string(),
  data: z.optional(z.unknown()),
});
export type OrderProblem = z.infer<typeof orderProblemSchema>;

export const orderQuoteSchema = z.object({
  outlet: z.object({ uuid, slug: z.string(), name: z.string() }),
  currency: z.string(),
  currencyPrecision: z.int(),
  lines: z.array(pricedLineSchema),
  totals: orderTotalsSchema,
  /** The estimated delivery period for the requested time; null if it cannot be estimated. */
  promise: z.nullable(z.object({ from: instant, to: instant })),
  /** The start of the first available slot, which is used for orders as soon as possible. */
  earliestAt: z.nullable(instant),
  /** The slots from the earliest on. A slot is `full` if the kitchen has no capacity left. */
  slots: z.array(
    z.object({
      localDateTime,
      startsAt: instant,
      status: z.enum(['available', 'full']),
    }),
  ),
  /** All payment methods of the outlet. A method that is not allowed states the reason. */
  payments: z.array(
    z.object({
      method: paymentMethodSchema,
      isAllowed: z.boolean(),
      /** Whether the room is protected by a PIN, in which case `approveCharge` has to be called first. */
      needsPin: z.optional(z.boolean()),
      code: z.optional(z.string()),
      reason: z.optional(z.enum(ROOM_CHARGE_REASONS)),
      error: z.optional(z.string()),
    }),
  ),
  /** Percentages of the value of the ordered items. */
  tipPresets: z.array(z.int()),
  /**
   * The guest can cancel an accepted order for so many minutes, and an order for later until the kitchen begins,
   * which is then `until`. It is missing without a time of delivery.
   */
  cancellation: z.optional(z.object({ minutes: z.int(), until: z.nullable(instant) })),
  minTotal: amount,
  /** The confirmations required to order: the conflicting allergies, and the minimum age for alcohol. */
  confirms: z.object({ allergies: z.array(allergenSchema), minAge: z.nullable(z.int()) }),
  /** All problems that prevent the order; empty if the order can be placed. */
  problems: z.array(orderProblemSchema),
  /**
   * The token to send with the order. The order is refused if anything in the quote has changed or the token
   * has expired. Null if the cart cannot be ordered.
   */
  quoteToken: z.nullable(z.string()),
  expiresAt: instant,
});
export type OrderQuote = z.infer<typeof orderQuoteSchema>;
