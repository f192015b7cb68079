import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { DISPLAY_FONTS } from './display-fonts';
import { openingHoursSchema } from '../opening-hours/opening-hours.schema';
import { image, inProperty, slug, uuid } from '../core/values';

/** The appearance of a property. The colours are computed from these values. */
export const themeSchema = z.object({
  /** The hue in degrees and the chroma of the accent colour in OKLCH. */
  accentHue: z.number(),
  accentChroma: z.number(),
  /** The font for headings: one provided by the suite, or a generic family of the device. */
  face: z.enum(['serif', 'sans', 'slab', ...DISPLAY_FONTS]),
  /** The corner radius in pixels. */
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
  /** The language of the content for guests whose own language is not available. */
  defaultLanguage: z.string(),
  theme: themeSchema,
  /** The hotel's own app; missing if it has none. */
  mobileApp: z.optional(
    z.object({
      /** Whether pages open in the app by themselves, or only offer it in a banner. */
      opens: z.enum(['link', 'banner']),
    }),
  ),
});
export type PropertySummary = z.infer<typeof propertySummarySchema>;

export const propertySchema = z.extend(propertySummarySchema, {
  description: z.string(),
  timeZone: z.string(),
  /** A time as `HH:mm`. Hours before it belong to the previous day. */
  businessDayStart: z.string(),
  currency: z.string(),
  currencyPrecision: z.int(),
  phone: z.string(),
  emergencyPhone: z.string(),
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
    /** Whether the hotel has a network for guests. Servers of earlier releases leave it out. */
    wifi: z.optional(z.boolean()),
    /** Whether codes can be sent to a phone. Servers of earlier releases leave it out. */
    phoneCodes: z.optional(z.boolean()),
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
    /** Empty if the suite's own host serves the chat. */
    chat_engine_socket_host: z.string(),
    staffHours: openingHoursSchema,
    /** The expected reply time in minutes. */
    expectedReplyMinutes: z.int(),
    guestToGuest: z.enum(['off', 'requests', 'open']),
    /** Whether messages can be translated. */
    translates: z.optional(z.boolean()),
  }),
});
export type Property = z.infer<typeof propertySchema>;

export const footerItemSchema = z.object({
  /** The name of a route of the suite. */
  name: z.string(),
  /** The route is shown unless this is false. */
  show: z.optional(z.boolean()),
});
export type FooterItem = z.infer<typeof footerItemSchema>;

/** The input and reply schemas of each endpoint. */
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
  getWifi: checks({
    params: inProperty,
    reply: z.object({
      /** `null` for a guest who is not in the hotel. A network without a password is open. */
      wifi: z.nullable(z.object({ ssid: z.string(), password: z.string(), note: z.string() })),
    }),
  }),
};
