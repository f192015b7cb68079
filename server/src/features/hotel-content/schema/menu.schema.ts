import { ORDER_MODES } from '@guest/shared/contracts/menu/order-status';
import { allergenSchema, dietarySchema } from '@guest/shared/contracts/menu/menu.schema';
import * as z from 'zod/mini';
import { pictureName } from './pictures.schema';
import {
  about,
  availability,
  count,
  days,
  formerKey,
  key,
  line,
  minutes,
  money,
  order,
  paragraph,
  uuid,
  webAddress,
} from './values';

const allergens = z.array(allergenSchema);

const optionFields = {
  key,
  name: line,
  price: z.optional(about('Added to the price of the item; may be negative.', money)),
  default: z.optional(z.literal(true)),
  allergens: z.optional(allergens),
  mayContain: z.optional(allergens),
  removes: z.optional(about('The allergens that the item no longer has with it.', allergens)),
  noLonger: z.optional(about('The diets that the item no longer suits with it.', z.array(dietarySchema))),
};
const groupFields = {
  key,
  name: line,
  description: z.optional(line),
  min: z.optional(count),
  max: z.optional(count),
  free: z.optional(about('This many of the choices cost nothing.', count)),
  most: z.optional(about('At most this many of one choice.', count)),
  display: z.optional(z.enum(['radio', 'checkbox', 'stepper'])),
};
const innerGroup = z.strictObject({
  ...groupFields,
  options: z.array(z.strictObject(optionFields)).check(z.minLength(1), z.maxLength(60)),
});
export const modifierGroupSchema = z.strictObject({
  ...groupFields,
  options: z
    .array(z.strictObject({ ...optionFields, groups: z.optional(z.array(innerGroup)) }))
    .check(z.minLength(1), z.maxLength(60)),
});
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;

/** `modifiers.yaml` */
export const modifiersSchema = z.strictObject({ groups: z.array(modifierGroupSchema) });

const itemSchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  formerKey: z.optional(formerKey),
  name: line,
  description: z.optional(paragraph),
  picture: z.optional(about('The picture of this dish and of no other.', pictureName)),
  price: z.optional(about('The price, unless it is that of the portions.', money)),
  portions: z.optional(
    z.array(z.strictObject({ key, name: line, price: money })).check(z.minLength(1), z.maxLength(12)),
  ),
  allergens: z.optional(
    about('The declared allergens. Left out: the kitchen has not said; []: there are none.', allergens),
  ),
  mayContain: z.optional(allergens),
  dietary: z.optional(z.array(dietarySchema)),
  spicy: z.optional(z.int().check(z.gte(0), z.lte(3))),
  calories: z.optional(count),
  alcohol: z.optional(z.boolean()),
  abv: z.optional(z.number().check(z.gte(0), z.lte(100))),
  minAge: z.optional(z.int().check(z.gte(0), z.lte(30))),
  tags: z.optional(z.array(z.enum(['popular', 'new', 'chef']))),
  availability: z.optional(availability),
  minQuantity: z.optional(count),
  maxQuantity: z.optional(count),
  quantityStep: z.optional(z.int().check(z.gte(1))),
  leadMinutes: z.optional(minutes),
  orders: z.optional(z.array(z.enum(ORDER_MODES))),
  modifiers: z.optional(
    about('Keys of modifiers.yaml, or whole groups.', z.array(z.union([z.string(), modifierGroupSchema]))),
  ),
});
export type Item = z.infer<typeof itemSchema>;

const sectionSchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  name: line,
  description: z.optional(paragraph),
  availability: z.optional(availability),
  items: z.array(itemSchema).check(z.maxLength(300)),
});
export type Section = z.infer<typeof sectionSchema>;

/** `outlets/<name>/menus/<name>.yaml` */
export const menuSchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  formerKey: z.optional(formerKey),
  order: z.optional(order),
  name: line,
  description: z.optional(paragraph),
  orderable: z.optional(about('Whether guests can order from it in the app.', z.boolean())),
  pricesIncludeTax: z.boolean(),
  advanceDays: z.optional(about('It can be ordered this many days ahead.', days)),
  pdf: z.optional(webAddress),
  availability: z.optional(availability),
  sections: z.array(sectionSchema).check(z.maxLength(60)),
});
export type Menu = z.infer<typeof menuSchema>;
