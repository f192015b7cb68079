import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { DISPLAY_FACES } from './display-faces';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { image, inProperty, slug, uuid } from '../core/values';

/** What a property looks like; the colours themselves are computed from it. */
export const themeSchema = z.object({
  /** Degrees and chroma in OKLCH. */
  accentHue: z.number(),
  accentChroma: z.number(),
  /** For headings: one that the suite brings along, or a kind that the device has. */
  face: z.enum(['serif', 'sans', 'slab', ...DISPLAY_FACES]),
  /** Pixels. */
  radius: z.int(),
});
export type Theme = z.infer<typeof themeSchema>;

export const propertySummarySchema = z.object({
  identity: slug,
  uuid,
  name: z.string(),
  tagline: z.string(),
  address: z.string(),
  hero: image,
  languages: z.array(z.string()),
  /** What its words are in for those whose language it does not have. */
  defaultLanguage: z.string(),
  theme: themeSchema,
});
export type PropertySummary = z.infer<typeof propertySummarySchema>;

export const propertySchema = z.extend(propertySummarySchema, {
  description: z.string(),
  timeZone: z.string(),
  /** `HH:mm`: until then, a night hour belongs to the day before. */
  businessDayStart: z.string(),
  currency: z.string(),
  currencyPrecision: z.int(),
  phone: z.string(),
  emergencyPhone: z.string(),
  /** Only for who is in the house. */
  wifi: z.optional(z.object({ ssid: z.string(), password: z.string(), note: z.string() })),
  location: z.object({ lat: z.number(), lng: z.number() }),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  features: z.object({
    tableBooking: z.boolean(),
    ordering: z.boolean(),
    activities: z.boolean(),
    requests: z.boolean(),
    chat: z.boolean(),
    feed: z.boolean(),
    loyalty: z.boolean(),
    folio: z.boolean(),
  }),
  policies: z.object({
    cancelText: z.string(),
    privacyUrl: z.string(),
    termsUrl: z.string(),
    termsVersion: z.string(),
    guidelinesVersion: z.string(),
  }),
  chatSettings: z.object({
    enabled: z.boolean(),
    /** Empty where the suite's own host serves the chat. */
    chat_engine_socket_host: z.string(),
    staffHours: openingHoursSchema,
    /** Minutes. */
    expectedReplyMinutes: z.int(),
    guestToGuest: z.enum(['off', 'requests', 'open']),
    /** Whether messages in other languages can be had in one's own. */
    translates: z.optional(z.boolean()),
  }),
});
export type Property = z.infer<typeof propertySchema>;

export const footerItemSchema = z.object({
  /** The name of a route of the suite. */
  name: z.string(),
  /** Shown unless it says false. */
  show: z.optional(z.boolean()),
});
export type FooterItem = z.infer<typeof footerItemSchema>;

/** What goes in and comes out of each call. */
export const propertyChecks = {
  getConfig: checks({
    reply: z.object({ baseUrl: z.object({ deepLink: z.string() }) }),
  }),
  listProperties: checks({
    reply: z.object({ items: z.array(propertySummarySchema) }),
  }),
  getDetail: checks({
    params: inProperty,
    reply: z.object({
      system: z.object({
        property: propertySchema,
        components: z.object({ footer: z.object({ items: z.array(footerItemSchema) }) }),
      }),
    }),
  }),
};
