import * as z from '@guest/shared/contracts/core/zod';
import { allergenSchema } from '../menu/menu.schema';
import { paymentMethodSchema } from './order-cart.schema';
import { ROOM_CHARGE_REASONS } from './order-problems';
import { instant, localDateTime, uuid } from '../core/values';

/** Minor units of the currency that the quote or the order names. */
const amount = z.int();

/**
 * `itemsTotal` without and `modifiersTotal` with what modifiers add; the total is both, less the discount, with service,
 * delivery, tip, and the tax where the prices do not include it.
 */
export const orderTotalsSchema = z.object({
  itemsTotal: amount,
  modifiersTotal: amount,
  discountTotal: amount,
  serviceCharge: amount,
  deliveryFee: amount,
  taxTotal: amount,
  /** Whether the prices have the tax in them: all of them, so that nothing is added. */
  taxIncluded: z.boolean(),
  /** Where some have and others have not: what is in those, beside `taxTotal`, which is added for the others. */
  taxInPrices: z.optional(amount),
  tipTotal: amount,
  total: amount,
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

/** A line as it is priced now, or was when it was ordered. */
export const pricedLineSchema = z.object({
  lineId: z.string(),
  itemUuid: uuid,
  name: z.string(),
  /** As the kitchen writes it, where `name` is a translation. */
  originalName: z.optional(z.string()),
  portion: z.optional(z.object({ uuid, name: z.string() })),
  quantity: z.int(),
  modifiers: z.array(
    z.object({
      groupUuid: uuid,
      modifierUuid: uuid,
      groupName: z.string(),
      name: z.string(),
      /** For one of the item. */
      quantity: z.int(),
      /** What all of them add to one of the item: nothing for those that are free. */
      price: amount,
    }),
  ),
  /** Of one, with its modifiers; never below 0. */
  unitPrice: amount,
  total: amount,
  /** False: the kitchen has not said what is in it, and nobody may read that as nothing. */
  allergensDeclared: z.boolean(),
  /** Of the item as it was put together. */
  allergens: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  /** Those of the guest's allergies that are in it, or may be; all of them where the kitchen has not said. */
  allergyConflicts: z.array(allergenSchema),
  isAlcohol: z.boolean(),
  note: z.optional(z.string()),
});
export type PricedLine = z.infer<typeof pricedLineSchema>;

/** Why the cart cannot be ordered as it is. See `order-problems` for the codes and what `data` says. */
export const orderProblemSchema = z.object({
  /** Where it is one line's. */
  lineId: z.optional(z.string()),
  code: z.string(),
  /** For the guest. */
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
  /** When the guest would have it, as asked for; null where that cannot be said. */
  promise: z.nullable(z.object({ from: instant, to: instant })),
  /** The first slot that is free, which is what "as soon as possible" comes to. */
  earliestAt: z.nullable(instant),
  /** From the earliest on; those that the kitchen has no room left for are `full`. */
  slots: z.array(
    z.object({
      localDateTime,
      startsAt: instant,
      status: z.enum(['available', 'full']),
    }),
  ),
  /** Every way to pay that the outlet knows. One that is not allowed says why. */
  payments: z.array(
    z.object({
      method: paymentMethodSchema,
      isAllowed: z.boolean(),
      /** A PIN guards the room: `approveCharge` comes first. */
      needsPin: z.optional(z.boolean()),
      code: z.optional(z.string()),
      reason: z.optional(z.enum(ROOM_CHARGE_REASONS)),
      error: z.optional(z.string()),
    }),
  ),
  /** Per cent of what was ordered. */
  tipPresets: z.array(z.int()),
  minTotal: amount,
  /** What has to be confirmed with the order: the allergies that are met, and the age that alcohol asks for. */
  confirms: z.object({ allergies: z.array(allergenSchema), minAge: z.nullable(z.int()) }),
  /** All that stands in the way of an order; nothing where it can be placed. */
  problems: z.array(orderProblemSchema),
  /** Sent back with the order, which is refused where any of this has changed or the time is over. Null: not orderable. */
  quoteToken: z.nullable(z.string()),
  expiresAt: instant,
});
export type OrderQuote = z.infer<typeof orderQuoteSchema>;
