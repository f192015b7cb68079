import * as z from '@guest/shared/contracts/zod';
import { availabilitySchema, openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { ORDER_MODES } from './order-status';
import { image, instant, slug, uuid, webAddress } from '../core/values';

/** The fourteen allergens of Regulation (EU) No 1169/2011. */
export const allergenSchema = z.enum([
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);
export type Allergen = z.infer<typeof allergenSchema>;

export const dietarySchema = z.enum([
  'vegan',
  'vegetarian',
  'halal',
  'kosher',
  'gluten_free',
  'lactose_free',
  'nut_free',
  'organic',
]);

/** Prices are in minor units of the menu's currency. */
const amount = z.int();

const modifierFields = {
  uuid,
  name: z.string(),
  /** The amount added to the price of the item; it may be negative. */
  price: amount,
  available: z.boolean(),
  allergens: z.array(allergenSchema),
  mayContain: z.optional(z.array(allergenSchema)),
  /** The allergens that are removed from the item. Allergens of other modifiers stay. */
  removesAllergens: z.array(allergenSchema),
  /** The dietary properties that the item loses with this modifier, such as vegan with bacon. */
  dietaryRemoved: z.optional(z.array(dietarySchema)),
};

const groupFields = {
  uuid,
  name: z.string(),
  description: z.optional(z.string()),
  min: z.int(),
  max: z.int(),
  freeCount: z.int(),
  /**
   * The maximum quantity of one modifier. By default it is 1, or the maximum of the group if the group is a
   * stepper.
   */
  maxPerModifier: z.optional(z.int()),
  display: z.enum(['radio', 'checkbox', 'stepper']),
  defaultModifierUuids: z.array(uuid),
};

/** A modifier may open one nested group, whose modifiers open no further groups. */
export const modifierGroupSchema = z.object({
  ...groupFields,
  modifiers: z.array(
    z.object({
      ...modifierFields,
      modifierGroups: z.array(z.object({ ...groupFields, modifiers: z.array(z.object(modifierFields)) })),
    }),
  ),
});
export type ModifierGroup = z.infer<typeof modifierGroupSchema>;

const portionFields = { name: z.string(), price: amount };

/**
 * The fields of an item that are shown in the list of a menu, including those that are required on a printed
 * menu.
 */
export const listedItemSchema = z.object({
  /**
   * The name is unique within a section and identifies the item there, because the ids of all items would be
   * a large part of a first view.
   */
  name: z.string(),
  description: z.optional(z.string()),
  images: z.array(image),
  price: amount,
  /** The lowest price of the portions, if there are any. */
  priceFrom: z.optional(amount),
  portions: z.array(z.object(portionFields)),
  /** False if the kitchen has not declared the allergens. */
  allergensDeclared: z.boolean(),
  allergens: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  dietary: z.array(dietarySchema),
  spicyLevel: z.int(),
  stockStatus: z.enum(['available', 'low', 'sold_out']),
  /** The item's own hours, which apply within the hours of its section, menu and outlet. */
  availability: z.optional(availabilitySchema),
  tags: z.array(z.enum(['popular', 'new', 'chef'])),
});
export type ListedItem = z.infer<typeof listedItemSchema>;

export const menuItemSchema = z.extend(listedItemSchema, {
  uuid,
  /** The name used by the kitchen, if `name` is a translation. */
  originalName: z.optional(z.string()),
  portions: z.array(z.object({ uuid, ...portionFields })),
  modifierGroups: z.array(modifierGroupSchema),
  calories: z.optional(z.int()),
  /** The alcohol content in per cent by volume. */
  abv: z.optional(z.number()),
  isAlcohol: z.boolean(),
  /** The default is defined in `menu/limits`. */
  minQuantity: z.optional(z.int()),
  maxQuantity: z.optional(z.int()),
  quantityStep: z.optional(z.int()),
  /** The additional preparation time beyond the outlet's usual lead time. */
  leadMinutes: z.optional(z.int()),
  /** By default, all order modes of the outlet apply. */
  orderModes: z.optional(z.array(z.enum(ORDER_MODES))),
  /** The remaining number, if stock is counted and low. */
  stockLeft: z.optional(z.int()),
  soldOutUntil: z.optional(instant),
  minAge: z.optional(z.int()),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

const sectionFields = {
  uuid,
  name: z.string(),
  description: z.optional(z.string()),
  order: z.int(),
  /** The section's own hours, which apply within the hours of its menu and outlet. */
  availability: z.optional(availabilitySchema),
};
export const menuSectionSchema = z.object({ ...sectionFields, items: z.array(menuItemSchema) });
export type MenuSection = z.infer<typeof menuSectionSchema>;

export const menuSummarySchema = z.object({
  uuid,
  slug,
  name: z.string(),
  description: z.optional(z.string()),
  order: z.int(),
  orderable: z.boolean(),
  availability: z.optional(availabilitySchema),
  /** The menu as a PDF for downloading or printing. */
  pdfUrl: z.optional(webAddress),
});
export type MenuSummary = z.infer<typeof menuSummarySchema>;

const menuFields = {
  currency: z.string(),
  currencyPrecision: z.int(),
  pricesIncludeTax: z.boolean(),
  version: z.int(),
};
const menuOutlet = z.object({ uuid, slug, name: z.string() });

export const menuSchema = z.extend(menuSummarySchema, {
  ...menuFields,
  outlet: menuOutlet,
  /** Whether the menu can be ordered from at the requested time. */
  isServed: z.boolean(),
  /** Guests can order this many days ahead; missing if they cannot order ahead. */
  maxAdvanceDays: z.optional(z.int()),
  sections: z.array(menuSectionSchema),
  updatedAt: instant,
});
export type Menu = z.infer<typeof menuSchema>;

/** A menu as shown in its list, without the details that only an item's sheet shows. */
export const menuOverviewSchema = z.extend(menuSummarySchema, {
  ...menuFields,
  outlet: z.extend(menuOutlet, { image: z.optional(image), openingHours: openingHoursSchema }),
  sections: z.array(z.object({ ...sectionFields, items: z.array(listedItemSchema) })),
});
export type MenuOverview = z.infer<typeof menuOverviewSchema>;
