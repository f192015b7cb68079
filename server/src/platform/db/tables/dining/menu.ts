import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import type { OrderMode } from '@guest/shared/contracts/menu/order-status';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import {
  id,
  instant,
  position,
  propertyId,
  slug,
  text,
  updatedAt,
  version,
  textArray,
} from '../columns/columns';
import { outlet } from '../property/outlet';
import type {
  StoredAvailability,
  StoredModifierGroup,
  StoredPicture,
  StoredPortion,
} from '../columns/stored';

export const menu = pg.pgTable(
  'menu',
  {
    id: id(),
    propertyId: propertyId(),
    outletId: pg.uuid('outlet_id').notNull(),
    slug: slug(),
    position: position(),
    name: text('name').notNull(),
    description: text('description'),
    isOrderable: pg.boolean('is_orderable').notNull(),
    availability: pg.jsonb('availability').$type<StoredAvailability>(),
    pricesIncludeTax: pg.boolean('prices_include_tax').notNull(),
    pdfUrl: pg.text('pdf_url'),
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [
    pg.unique('menu_in_property').on(one.propertyId, one.id),
    pg.unique('menu_slug').on(one.outletId, one.slug),
    pg.check('menu_pdf_is_of_the_web', sql`${one.pdfUrl} ~ '^https://'`),
    pg
      .foreignKey({
        name: 'menu_outlet',
        columns: [one.propertyId, one.outletId],
        foreignColumns: [outlet.propertyId, outlet.id],
      })
      .onDelete('cascade'),
  ],
);

export const menuSection = pg.pgTable(
  'menu_section',
  {
    id: id(),
    propertyId: propertyId(),
    menuId: pg.uuid('menu_id').notNull(),
    position: position(),
    name: text('name').notNull(),
    description: text('description'),
    availability: pg.jsonb('availability').$type<StoredAvailability>(),
  },
  (section) => [
    pg.unique('menu_section_in_property').on(section.propertyId, section.id),
    pg.index('menu_section_of_menu').on(section.menuId, section.position),
    pg
      .foreignKey({
        name: 'menu_section_menu',
        columns: [section.propertyId, section.menuId],
        foreignColumns: [menu.propertyId, menu.id],
      })
      .onDelete('cascade'),
  ],
);

export const menuItem = pg.pgTable(
  'menu_item',
  {
    id: id(),
    propertyId: propertyId(),
    sectionId: pg.uuid('section_id').notNull(),
    position: position(),
    name: text('name').notNull(),
    description: text('description'),
    pictures: pg.jsonb('pictures').$type<StoredPicture[]>().notNull().default([]),
    price: pg.integer('price').notNull(),
    portions: pg.jsonb('portions').$type<StoredPortion[]>().notNull().default([]),
    modifierGroups: pg.jsonb('modifier_groups').$type<StoredModifierGroup[]>().notNull().default([]),
    /** `null` means that the kitchen has given no information, which differs from an empty list. */
    allergens: pg.text('allergens').array().$type<MenuItem['allergens']>(),
    mayContain: textArray('may_contain').$type<MenuItem['mayContain']>(),
    dietary: textArray('dietary').$type<MenuItem['dietary']>(),
    spicyLevel: pg.integer('spicy_level').notNull().default(0),
    calories: pg.integer('calories'),
    abv: pg.doublePrecision('abv'),
    isAlcohol: pg.boolean('is_alcohol').notNull().default(false),
    stockStatus: pg.text('stock_status').$type<MenuItem['stockStatus']>().notNull().default('available'),
    tags: textArray('tags').$type<MenuItem['tags']>(),
    /** `null` means that the stock is not counted. */
    stockLeft: pg.integer('stock_left'),
    /** When a sold-out item becomes available again automatically. */
    soldOutUntil: instant('sold_out_until'),
    availability: pg.jsonb('availability').$type<StoredAvailability>(),
    minQuantity: pg.integer('min_quantity'),
    maxQuantity: pg.integer('max_quantity'),
    quantityStep: pg.integer('quantity_step'),
    leadMinutes: pg.integer('lead_minutes'),
    orderModes: pg.text('order_modes').array().$type<OrderMode[]>(),
    minAge: pg.integer('min_age'),
  },
  (item) => [
    pg.unique('menu_item_in_property').on(item.propertyId, item.id),
    // If two guests order the last item at the same time, the second one fails here, whatever stock it read
    // before.
    pg.check('menu_item_stock', sql`${item.stockLeft} >= 0`),
    pg.index('menu_item_of_section').on(item.sectionId, item.position),
    pg
      .foreignKey({
        name: 'menu_item_section',
        columns: [item.propertyId, item.sectionId],
        foreignColumns: [menuSection.propertyId, menuSection.id],
      })
      .onDelete('cascade'),
  ],
);
