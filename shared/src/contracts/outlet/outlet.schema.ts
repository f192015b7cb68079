import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { menuOverviewSchema, menuSchema, menuSummarySchema } from '../menu/menu.schema';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { paymentMethodSchema } from '../order/order-cart.schema';
import { image, inProperty, localDateTime, location, slug, uuid, webAddress } from '../core/values';

const minutes = z.int();
/** Minor units of the property's currency. */
const amount = z.int();

/** How an outlet takes orders, as far as it concerns who orders. */
export const orderTermsSchema = z.object({
  /** Minutes from one time that can be chosen to the next. */
  slotInterval: minutes,
  /** From the order to the first of them. */
  leadMinutes: minutes,
  lastOrderBeforeCloseMinutes: minutes,
  maxAdvanceDays: z.int(),
  minTotal: amount,
  /** Null: no limit. */
  maxTotal: z.nullable(amount),
  /** For what is brought to a room or another place of the house. */
  deliveryFee: amount,
  servicePercent: z.number(),
  taxPercent: z.number(),
  /** Per cent. */
  tipPresets: z.array(z.int()),
  autoAccept: z.boolean(),
  /** From acceptance on, as long as nobody has begun. */
  cancelMinutes: minutes,
  paymentMethods: z.array(paymentMethodSchema),
});
export type OrderTerms = z.infer<typeof orderTermsSchema>;

export const outletSchema = z.object({
  uuid,
  slug,
  name: z.string(),
  kind: z.enum(['restaurant', 'bar', 'cafe', 'room_service', 'pool', 'shop', 'spa']),
  description: z.string(),
  images: z.array(image),
  cuisine: z.array(z.string()),
  /** 1 to 4. */
  priceLevel: z.int(),
  dressCode: z.optional(z.string()),
  phone: z.optional(z.string()),
  place: z.string(),
  /** Where `place` alone does not lead there. */
  location: z.optional(location),
  openingHours: openingHoursSchema,
  bookingMode: z.enum(['none', 'instant', 'onDemand', 'external']),
  externalBookingUrl: z.optional(webAddress),
  orderModes: z.array(z.enum(['room', 'table', 'location', 'pickup'])),
  /** Of an outlet that is asked for alone and takes orders. */
  orderPolicy: z.optional(orderTermsSchema),
  /** Of the guest who asks; left out for a stranger, whose favourites are on the device. */
  isFavorite: z.optional(z.boolean()),
  menus: z.array(menuSummarySchema),
  version: z.int(),
});
export type Outlet = z.infer<typeof outletSchema>;

/** An outlet as a card that says whether it is open. */
export const openingSchema = z.extend(
  z.pick(outletSchema, { uuid: true, slug: true, name: true, place: true, openingHours: true }),
  { image: z.optional(image) },
);
export type Opening = z.infer<typeof openingSchema>;

const ofOutlet = z.extend(inProperty, { outlet: slug });
const ofMenu = z.extend(ofOutlet, { menu: slug });

/** What goes in and comes out of each call. */
export const outletChecks = {
  listOutlets: checks({
    params: inProperty,
    reply: z.object({ items: z.array(outletSchema) }),
  }),
  listOpenings: checks({
    params: inProperty,
    reply: z.object({ items: z.array(openingSchema) }),
  }),
  getOutlet: checks({
    params: ofOutlet,
    reply: outletSchema,
  }),
  listMenus: checks({
    params: ofOutlet,
    reply: z.object({ items: z.array(menuSummarySchema) }),
  }),
  getMenuOverview: checks({
    params: ofMenu,
    reply: menuOverviewSchema,
  }),
  getMenu: checks({
    params: ofMenu,
    query: z.strictObject({ at: z.optional(localDateTime) }),
    reply: menuSchema,
  }),
};
