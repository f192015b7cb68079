import * as z from '@guest/shared/contracts/zod';
import { allergenSchema } from '../menu/menu.schema';
import { ORDER_MODES } from '../menu/order-status';
import { localDateTime, uuid } from '../core/values';

/**
 * The server additionally counts graphemes against the limits of `ordering/limits`, so that an emoji of
 * several characters counts as one.
 */
const typedText = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));

/**
 * The quantity of a modifier for one unit of the item. In a nested group it applies to one unit of the
 * modifier that opens the group.
 */
const chosenModifier = z.strictObject({
  groupUuid: uuid,
  modifierUuid: uuid,
  quantity: z.int().check(z.gte(1), z.lte(20)),
});

export const cartLineSchema = z.strictObject({
  /**
   * An id chosen by the device, unique within the cart. The server uses it to report problems with the line.
   */
  lineId: z.string().check(z.minLength(1), z.maxLength(64)),
  itemUuid: uuid,
  /** Required if the item has portions. */
  portionUuid: z.optional(uuid),
  quantity: z.int().check(z.gte(1), z.lte(99)),
  modifiers: z.array(chosenModifier).check(z.maxLength(60)),
  note: typedText(600),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const paymentMethodSchema = z.enum(['room_charge', 'pay_on_delivery', 'card']);

/** A guest's basket for one outlet. It contains no prices, because only the server sets them. */
export const cartFields = {
  mode: z.enum(ORDER_MODES),
  /**
   * The room, table, location or name, depending on the mode. The default is the guest's own room or first
   * name.
   */
  place: typedText(120),
  lines: z.array(cartLineSchema).check(z.maxLength(50)),
  /** The start of one of the quote's slots in the property's local time; null means as soon as possible. */
  requestedFor: z.nullable(localDateTime),
  note: typedText(1_200),
  /** A note for the kitchen in addition to the listed allergies. */
  allergyNote: typedText(1_200),
  /** Allergies of other guests at the table, in addition to those that the guest has saved. */
  allergies: z.optional(z.array(allergenSchema).check(z.maxLength(14))),
  cutlery: z.optional(z.boolean()),
  /** The tip is limited to the value of the ordered items. */
  tip: z.optional(
    z.union([
      z.strictObject({ percent: z.int().check(z.gte(0), z.lte(100)) }),
      z.strictObject({ amount: z.int().check(z.gte(0), z.lte(100_000_000)) }),
    ]),
  ),
  discountCode: typedText(40),
  paymentMethod: z.optional(paymentMethodSchema),
};

export const cartSchema = z.strictObject(cartFields);
export type Cart = z.infer<typeof cartSchema>;
