import {
  CONTACT_FIELDS,
  ACTIVITY_PAYMENT_METHODS,
} from '@guest/shared/contracts/activity/activity-booking-status';
import { accessibilitySchema } from '@guest/shared/contracts/directory/directory.schema';
import * as z from 'zod/mini';
import { pictureNames } from './pictures.schema';
import {
  about,
  count,
  date,
  daysKey,
  formerKey,
  key,
  keyTo,
  line,
  minutes,
  money,
  order,
  paragraph,
  question,
  time,
  uuid,
} from './values';

const UNIT_TYPES = ['adult', 'youth', 'child', 'infant', 'senior', 'family', 'other'] as const;

const bookingSchema = z.strictObject({
  uuid: z.optional(uuid),
  name: line,
  text: about('What guests read before they book.', paragraph),
  min: z.optional(z.int().check(z.gte(1))),
  max: z.int().check(z.gte(1), z.lte(100)),
  minParticipants: z.optional(about('Below it, the session does not take place.', count)),
  bookUntilMinutes: about('Bookings end this long before the start.', minutes),
  cancelUntilMinutes: about('Cancelling is free until this long before the start.', minutes),
  changeUntilMinutes: z.optional(minutes),
  approval: z.optional(about('The hotel answers each booking.', z.boolean())),
  payment: z.optional(z.array(z.enum(ACTIVITY_PAYMENT_METHODS)).check(z.minLength(1))),
  waiver: z.optional(z.strictObject({ version: z.string(), text: paragraph })),
  questions: z.optional(z.array(question).check(z.maxLength(6))),
  contact: z.optional(z.array(z.enum(CONTACT_FIELDS))),
  waitlist: z.optional(
    z.strictObject({
      most: about('At most this many wait for a session.', z.int().check(z.gte(1), z.lte(200))),
    }),
  ),
  units: z
    .array(
      z.strictObject({
        type: z.enum(UNIT_TYPES),
        uuid: z.optional(uuid),
        name: line,
        price: money,
        minAge: z.optional(count),
        maxAge: z.optional(count),
        places: z.optional(
          about('The places that one takes; a baby may take none.', z.int().check(z.gte(0))),
        ),
        with: z.optional(about('Comes only with one of these.', z.array(z.enum(UNIT_TYPES)))),
        perCompanion: z.optional(
          about('At most this many for each who comes with them.', z.int().check(z.gte(1))),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(7)),
});

/** `activities/<name>.yaml` */
export const activitySchema = z.strictObject({
  key,
  uuid: z.optional(uuid),
  formerKey: z.optional(formerKey),
  order: z.optional(order),
  name: line,
  description: paragraph,
  pictures: z.optional(pictureNames),
  place: about('Where guests meet.', line),
  outlet: z.optional(keyTo('the outlet that offers it, such as a spa')),
  categories: about('Such as wellness, water, family, culture, food, nature, sport or music.', z.array(key)),
  age: z.optional(line),
  level: z.optional(line),
  languages: z.array(z.string()),
  minutes: z.int().check(z.gte(5), z.lte(10_080)),
  dropIn: z.optional(z.boolean()),
  price: z.optional(money),
  needsGoodWeather: z.optional(z.boolean()),
  accessibility: z.optional(z.array(accessibilitySchema)),
  bring: z.optional(z.array(line)),
  included: z.optional(z.array(line)),
  times: about(
    'The starts by days, such as mon-fri: [07:00, 18:00].',
    z.record(daysKey, z.array(time).check(z.maxLength(48))),
  ),
  season: z.optional(z.strictObject({ from: z.optional(date), until: z.optional(date) })),
  except: z.optional(about('Days without it.', z.array(date).check(z.maxLength(366)))),
  capacity: z.optional(
    about('The places of one time; without it, as many as come.', z.int().check(z.gte(1))),
  ),
  booking: z.optional(bookingSchema),
});
export type Activity = z.infer<typeof activitySchema>;
