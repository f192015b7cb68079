import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { menuOverviewSchema, menuSchema, menuSummarySchema } from '../menu/menu.schema';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { paymentMethodSchema } from '../order/order-cart.schema';
import { image, inProperty, localDateTime, location, slug, uuid, webAddress } from '../core/values';

const minutes = z.int();
/** Amounts are in minor units of the property's currency. */
const amount = z.int();

/** The terms of an outlet for orders that are relevant to guests. */
export const orderTermsSchema = z.object({
  /** The minutes between the starts of two slots. */
  slotInterval: minutes,
  /** The minutes from placing the order to the first slot. */
  leadMinutes: minutes,
  lastOrderBeforeCloseMinutes: minutes,
  maxAdvanceDays: z.int(),
  minTotal: amount,
  /** Null means that there is no limit. */
  maxTotal: z.nullable(amount),
  /** The fee for delivery to a room or another location of the property. */
  deliveryFee: amount,
  servicePercent: z.number(),
  taxPercent: z.number(),
  /** Tip suggestions in per cent. */
  tipPresets: z.array(z.int()),
  autoAccept: z.boolean(),
  /**
   * The minutes after acceptance in which the guest can cancel, provided that preparation has not started.
   */
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
  /** The price level from 1 to 4. */
  priceLevel: z.int(),
  dressCode: z.optional(z.string()),
  phone: z.optional(z.string()),
  place: z.string(),
  /** Given if `place` is not enough to find the outlet. */
  location: z.optional(location),
  openingHours: openingHoursSchema,
  bookingMode: z.enum(['none', 'instant', 'onDemand', 'external']),
  externalBookingUrl: z.optional(webAddress),
  orderModes: z.array(z.enum(['room', 'table', 'location', 'pickup'])),
  /** Only included when a single outlet is requested and it takes orders. */
  orderPolicy: z.optional(orderTermsSchema),
  /**
   * Whether the outlet is a favorite of the caller. Missing for anonymous visitors, whose favorites are
   * stored on the device.
   */
  isFavorite: z.optional(z.boolean()),
  menus: z.array(menuSummarySchema),
  version: z.int(),
});
export type Outlet = z.infer<typeof outletSchema>;

/** The fields of an outlet for a card with its opening status. */
export const openingSchema = z.extend(
  z.pick(outletSchema, { uuid: true, slug: true, name: true, place: true, openingHours: true }),
  { image: z.optional(image) },
);
export type Opening = z.infer<typeof openingSchema>;

const outletParams = z.extend(inProperty, { outlet: slug });
const menuParams = z.extend(outletParams, { menu: slug });

/** The input and reply schemas of each endpoint. */
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
    params: outletParams,
    reply: outletSchema,
  }),
  listMenus: checks({
    params: outletParams,
    reply: z.object({ items: z.array(menuSummarySchema) }),
  }),
  getMenuOverview: checks({
    params: menuParams,
    reply: menuOverviewSchema,
  }),
  getMenu: checks({
    params: menuParams,
    query: z.strictObject({ at: z.optional(localDateTime) }),
    reply: menuSchema,
  }),
};
