import * as z from '@guest/shared/contracts/core/zod';
import { availabilitySchema, openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { ORDER_MODES } from './order-steps';
import { image, instant, slug, uuid, webAddress } from '../core/values';

/** The fourteen of EU regulation 1169/2011. */
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

/** Prices of a menu are in minor units of the currency that the menu names. */
const amount = z.int();

const modifierFields = {
  uuid,
  name: z.string(),
  /** Added to the price of the item; may be negative. */
  price: amount,
  available: z.boolean(),
  allergens: z.array(allergenSchema),
  mayContain: z.optional(z.array(allergenSchema)),
  /** Of the item alone: what another modifier brings stays. */
  removesAllergens: z.array(allergenSchema),
  /** What the item is no longer with it, such as vegan with bacon. */
  dietaryRemoved: z.optional(z.array(dietarySchema)),
};

const groupFields = {
  uuid,
  name: z.string(),
  description: z.optional(z.string()),
  min: z.int(),
  max: z.int(),
  freeCount: z.int(),
  /** How often one of them can be chosen; left out: once, and of a stepper as often as the group lets. */
  maxPerModifier: z.optional(z.int()),
  display: z.enum(['radio', 'checkbox', 'stepper']),
  defaultModifierUuids: z.array(uuid),
};

/** A modifier may open one more group, and no deeper. */
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

/** What the list of a menu shows of an item, and what a printed menu has to say. */
export const listedItemSchema = z.object({
  /** Told once in a section, so it stands for the item there: ids of all of them would be a large part of a first view. */
  name: z.string(),
  description: z.optional(z.string()),
  images: z.array(image),
  price: amount,
  /** The lowest of the portions, where there are any. */
  priceFrom: z.optional(amount),
  portions: z.array(z.object(portionFields)),
  /** False: the kitchen has not said what is in it. */
  allergensDeclared: z.boolean(),
  allergens: z.array(allergenSchema),
  mayContain: z.array(allergenSchema),
  dietary: z.array(dietarySchema),
  spicyLevel: z.int(),
  stockStatus: z.enum(['available', 'low', 'sold_out']),
  /** When it can be had, within the hours of its section, menu and outlet. */
  availability: z.optional(availabilitySchema),
  tags: z.array(z.enum(['popular', 'new', 'chef'])),
});
export type ListedItem = z.infer<typeof listedItemSchema>;

export const menuItemSchema = z.extend(listedItemSchema, {
  uuid,
  /** The name as the kitchen writes it, where `name` is a translation. */
  originalName: z.optional(z.string()),
  portions: z.array(z.object({ uuid, ...portionFields })),
  modifierGroups: z.array(modifierGroupSchema),
  calories: z.optional(z.int()),
  /** Per cent of alcohol by volume. */
  abv: z.optional(z.number()),
  isAlcohol: z.boolean(),
  /** Left out: that of `ordering/limits`. */
  minQuantity: z.optional(z.int()),
  maxQuantity: z.optional(z.int()),
  quantityStep: z.optional(z.int()),
  /** Longer than the outlet usually takes. */
  leadMinutes: z.optional(z.int()),
  /** Left out: every way in which the outlet takes orders. */
  orderModes: z.optional(z.array(z.enum(ORDER_MODES))),
  /** How many are left, where they are counted and few. */
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
  /** Within the hours of its menu and outlet. */
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
  /** The same as a paper to keep or to print. */
  pdfUrl: z.optional(webAddress),
});
export type MenuSummary = z.infer<typeof menuSummarySchema>;

const menuFields = {
  currency: z.string(),
  currencyPrecision: z.int(),
  pricesIncludeTax: z.boolean(),
  version: z.int(),
};
const itsOutlet = z.object({ uuid, slug, name: z.string() });

export const menuSchema = z.extend(menuSummarySchema, {
  ...menuFields,
  outlet: itsOutlet,
  /** Whether it can be ordered from at the time that was asked for. */
  isServed: z.boolean(),
  /** How many days ahead it can be ordered from; left out where it cannot. */
  maxAdvanceDays: z.optional(z.int()),
  sections: z.array(menuSectionSchema),
  updatedAt: instant,
});
export type Menu = z.infer<typeof menuSchema>;

/** A menu as its list shows it: without what only the sheet of an item tells. */
export const menuOverviewSchema = z.extend(menuSummarySchema, {
  ...menuFields,
  outlet: z.extend(itsOutlet, { image: z.optional(image), openingHours: openingHoursSchema }),
  sections: z.array(z.object({ ...sectionFields, items: z.array(listedItemSchema) })),
});
export type MenuOverview = z.infer<typeof menuOverviewSchema>;
