import { DISPLAY_FONTS } from '@guest/shared/contracts/property/display-fonts';
import * as z from 'zod/mini';
import {
  about,
  hours,
  key,
  keyTo,
  line,
  minutes,
  money,
  paragraph,
  phone,
  place,
  time,
  uuid,
} from './values';
import { orderingSchema } from './outlet.schema';
import { pictureName } from './pictures.schema';

const language = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'A language is written as en, de or pt-BR'));

/** Such as `101-120`. */
export const ROOM_RANGE = /^(\d{1,6})-(\d{1,6})$/;
const MAX_ROOMS_OF_RANGE = 2_000;
const room = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(20),
  z.refine((text) => {
    const [, from, to] = ROOM_RANGE.exec(text) ?? [];
    return (
      from === undefined || (Number(to) >= Number(from) && Number(to) - Number(from) < MAX_ROOMS_OF_RANGE)
    );
  }, 'A range of rooms is written as 101-120'),
);
/** Answers are stored by these names, which integrations of the hotel may have chosen. */
const fieldName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w:-]{0,63}$/, 'A name has letters, digits, - and _'));

/** `hotel.yaml` */
export const hotelSchema = z.strictObject({
  uuid: z.optional(uuid),
  demo: z.optional(about('An invented hotel, whose dates may count from today.', z.literal(true))),
  slug: about('The hotel’s part of the address: lower-case letters, digits and dashes.', key),
  name: about('The name of the hotel.', line),
  tagline: about('One line under the name.', line),
  description: about('A few sentences about the hotel.', paragraph),
  address: about('The postal address in one line.', z.string().check(z.minLength(1), z.maxLength(200))),
  picture: z.optional(about('The large picture of the hotel; its accent colour without it.', pictureName)),
  location: place,
  phone: about('The number of the reception.', phone),
  emergencyPhone: about('The number for emergencies in the hotel.', phone),
  timeZone: about('The IANA time zone, such as Europe/Vienna.', z.string()),
  currency: about(
    'The ISO 4217 code, such as EUR.',
    z.string().check(z.regex(/^[A-Z]{3}$/, 'A currency is written as EUR')),
  ),
  languages: about(
    'The languages of the content. The first is the one these files are written in; the others are in texts/.',
    z.array(language).check(z.minLength(1), z.maxLength(8)),
  ),
  checkInFrom: time,
  checkOutUntil: time,
  businessDayStart: z.optional(about('Hours before it belong to the evening before.', time)),
  theme: z.strictObject({
    hue: about('The hue of the accent colour in degrees (OKLCH).', z.number().check(z.gte(0), z.lte(360))),
    chroma: about('The strength of the accent colour.', z.number().check(z.gte(0), z.lte(0.3))),
    face: about('The font of headings.', z.enum(['serif', 'sans', 'slab', ...DISPLAY_FONTS])),
    radius: about('The roundness of corners in pixels.', z.int().check(z.gte(0), z.lte(32))),
  }),
  rooms: z.optional(
    about(
      'The names of all rooms, or ranges such as 101-120. With them, a guest cannot say a wrong one.',
      z.array(z.union([z.int(), room])).check(z.maxLength(2_000)),
    ),
  ),
  wifi: z.optional(z.strictObject({ network: line, password: z.string(), note: z.optional(line) })),
  reception: about(
    'When reception answers messages, and how soon.',
    z.strictObject({ hours, replyMinutes: minutes }),
  ),
  chat: z.optional(
    z.strictObject({
      enabled: z.optional(z.boolean()),
      guestToGuest: z.optional(
        about('Whether guests can write to each other.', z.enum(['off', 'requests', 'open'])),
      ),
    }),
  ),
  share: z.optional(about('Whether guests can share moments with each other.', z.boolean())),
  cancelText: about('What guests read before they cancel something.', paragraph),
  legal: about(
    'Where the terms and the privacy notice are: a directory with the entries named here.',
    z.strictObject({
      directory: keyTo('a directory'),
      terms: keyTo('its entry with the terms'),
      privacy: keyTo('its entry with the privacy notice'),
      version: z.optional(about('Raise it when the terms change.', z.string().check(z.maxLength(20)))),
    }),
  ),
  retention: z.optional(
    z.strictObject({
      privateDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
      externalMonths: z.optional(z.int().check(z.gte(1), z.lte(120))),
      fileDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    }),
  ),
  publishing: z.optional(
    z.strictObject({
      fourEyes: z.optional(about('Whether somebody else than the author has to publish.', z.boolean())),
    }),
  ),
  ordering: z.optional(about('What applies to orders at every outlet.', orderingSchema)),
});
export type Hotel = z.infer<typeof hotelSchema>;

/** `guidelines.yaml` */
export const guidelinesSchema = z.strictObject({
  version: about('Raise it when the guidelines change; guests then agree anew.', z.string()),
  paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(20)),
});
export type Guidelines = z.infer<typeof guidelinesSchema>;

/** `loyalty.yaml` */
export const loyaltySchema = z.strictObject({
  name: line,
  description: paragraph,
  version: z.optional(about('Raise it when the terms of the programme change.', z.string())),
  periodYears: z.optional(
    about('Only the last years count; without it, all.', z.int().check(z.gte(1), z.lte(10))),
  ),
  metric: z.optional(about('What counts towards a tier.', z.enum(['nights', 'points']))),
  points: z.optional(
    z.strictObject({
      perNight: z.int().check(z.gte(0)),
      perUnit: about('For one unit of the currency, such as one euro.', z.int().check(z.gte(0))),
      expireMonths: z.optional(z.int().check(z.gte(1))),
    }),
  ),
  tiers: z
    .array(
      z.strictObject({
        code: z
          .string()
          .check(z.regex(/^[A-Za-z0-9_]{1,20}$/, 'A code has letters, digits and _, such as GOLD')),
        name: line,
        from: about('The nights or points at which the tier begins.', z.int().check(z.gte(0))),
        benefits: z.array(line).check(z.maxLength(12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});
export type Loyalty = z.infer<typeof loyaltySchema>;

/** `requests.yaml` */
export const requestsSchema = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        key,
        uuid: z.optional(uuid),
        name: line,
        category: z.enum([
          'housekeeping',
          'maintenance',
          'amenities',
          'bell',
          'frontdesk',
          'transport',
          'dining',
          'other',
        ]),
        icon: about('The name of a Lucide icon, such as bath.', z.string().check(z.maxLength(40))),
        description: paragraph,
        note: z.optional(z.enum(['none', 'optional', 'required'])),
        timing: z.optional(z.enum(['asap', 'scheduled', 'either'])),
        price: z.optional(money),
        department: z.optional(about('Who handles it, if not who usually does.', key)),
        dueMinutes: z.optional(minutes),
        photos: z.optional(z.int().check(z.gte(0), z.lte(5))),
        fields: z.optional(
          z
            .array(
              z.strictObject({
                key: fieldName,
                label: line,
                type: z.enum(['number', 'select', 'multi', 'boolean', 'text', 'date', 'time']),
                required: z.optional(z.boolean()),
                min: z.optional(z.int()),
                max: z.optional(z.int()),
                options: z.optional(z.array(z.strictObject({ value: fieldName, label: line }))),
              }),
            )
            .check(z.maxLength(12)),
        ),
      }),
    )
    .check(z.maxLength(100)),
});
export type Request = z.infer<typeof requestsSchema>['requests'][number];
