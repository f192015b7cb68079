import * as z from '@guest/shared/contracts/core/zod';
import { allergenSchema } from '../menu/menu.schema';
import { ORDER_MODES } from '../menu/order-steps';
import { localDateTime, uuid } from '../core/values';

/** The server counts what is seen, up to the limits of `ordering/limits`; a family of emoji is one. */
const typed = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** How often a modifier was chosen for one of its item. One of a nested group follows the modifier that opens the group. */
const chosenModifier = z.strictObject({
  groupUuid: uuid,
  modifierUuid: uuid,
  quantity: z.int().check(z.gte(1), z.lte(20)),
});

export const cartLineSchema = z.strictObject({
  /** The device's own name of the line, by which the server tells of its problems; no two lines have the same. */
  lineId: z.string().check(z.minLength(1), z.maxLength(64)),
  itemUuid: uuid,
  /** One of them, where the item has any. */
  portionUuid: z.optional(uuid),
  quantity: z.int().check(z.gte(1), z.lte(99)),
  modifiers: z.array(chosenModifier).check(z.maxLength(60)),
  note: typed(600),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const paymentMethodSchema = z.enum(['room_charge', 'pay_on_delivery', 'card']);

/** What a guest wants of one outlet. No price is in it: they are the server's to say. */
export const cartFields = {
  mode: z.enum(ORDER_MODES),
  /** The room, the table, the place, or the name to call, by the mode. Without, the guest's own room or first name. */
  place: typed(120),
  lines: z.array(cartLineSchema).check(z.maxLength(50)),
  /** The start of one of the quote's slots, by the hotel's clock; null is as soon as possible. */
  requestedFor: z.nullable(localDateTime),
  note: typed(1_200),
  /** For the kitchen, beside the allergies. */
  allergyNote: typed(1_200),
  /** Of the guests at this table, beside those that the guest has saved. */
  allergies: z.optional(z.array(allergenSchema).check(z.maxLength(14))),
  cutlery: z.optional(z.boolean()),
  /** Never more than what was ordered. */
  tip: z.optional(
    z.union([
      z.strictObject({ percent: z.int().check(z.gte(0), z.lte(100)) }),
      z.strictObject({ amount: z.int().check(z.gte(0), z.lte(100_000_000)) }),
    ]),
  ),
  discountCode: typed(40),
  paymentMethod: z.optional(paymentMethodSchema),
};

export const cartSchema = z.strictObject(cartFields);
export type Cart = z.infer<typeof cartSchema>;
