import { localDate } from '@guest/shared/contracts/core/values';
import { MAX_ORDER_AMOUNT } from '@guest/shared/contracts/menu/limits';
import * as z from 'zod/mini';

/**
 * Adds the description that editors show. The schema is copied, because a shared one such as `minutes` has another
 * description at each place.
 */
export function about<Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema {
  const copy = schema.clone();
  z.globalRegistry.add(copy, { description });
  return copy;
}

export const KEY = /^[a-z0-9][a-z0-9-]{0,63}$/;
export const key = about(
  'Names the thing for good: lower-case letters, digits and dashes. Guests’ baskets, favourites and links depend on it, so keep it when the name changes.',
  z.string().check(z.regex(KEY, 'A key has lower-case letters, digits and dashes, such as sunrise-yoga')),
);
export const keyTo = (what: string) => about(`The key of ${what}.`, z.string().check(z.regex(KEY)));
/** Ids must be in lower case, because PostgreSQL returns them like that. */
export const uuid = about(
  'The id of the thing, if it had another key before.',
  z.uuid().check(z.toLowerCase()),
);
export const formerKey = about(
  'The key that the thing had before, which the ids of its parts still follow from.',
  z.string().check(z.regex(KEY)),
);
export const order = about('The place in lists; things without it follow, by file name.', z.int());

export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
export const paragraph = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));
export const body = z.string().check(z.trim(), z.minLength(1), z.maxLength(8_000));

/** The beginning of a message that a guest completes. It may end with a space. */
export const message = z.string().check(z.minLength(1), z.maxLength(300));

export const count = z.int().check(z.gte(0), z.lte(100_000));
export const minutes = z.int().check(z.gte(0), z.lte(100_000));
export const days = z.int().check(z.gte(0), z.lte(3_650));
export const percent = z.number().check(z.gte(0), z.lte(100));
/**
 * An amount in major units, such as 12.50. `toMinorUnits` converts it without rounding. The limits are those of a
 * currency without decimals; `checkMoney` knows the currency and applies its own.
 */
export const money = about(
  'An amount in the hotel’s currency, such as 12.50.',
  z.number().check(z.gte(-MAX_ORDER_AMOUNT), z.lte(MAX_ORDER_AMOUNT)),
);
export const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as 07:30'));
export const phone = z.string().check(z.regex(/^\+?[0-9 ()/-]{3,30}$/, 'A number is written as +43 1 2345'));
export const place = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
export const webAddress = z.string().check(z.regex(/^https:\/\//, 'An address begins with https://'));
const RELATIVE_DATE = /^today([+-]\d{1,3})?$/;
export const isRelativeDate = (text: string): boolean => RELATIVE_DATE.test(text);
/**
 * A date, which may also be relative to today, such as `today+5`. Only a demo hotel may use relative dates;
 * `checkDemo` ensures this.
 */
export const date = z
  .string()
  .check(
    z.refine(
      (text) => isRelativeDate(text) || localDate.safeParse(text).success,
      'A date is written as 2026-12-24',
    ),
  );

const DAY = '(mon|tue|wed|thu|fri|sat|sun)';
const DAYS = `${DAY}(-${DAY})?`;
export const daysKey = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(daily|${DAYS}(\\+${DAYS})*)$`),
      'Days are written as mon, mon-thu, mon+wed-fri or daily',
    ),
  );
const interval = about(
  'Hours such as 12:30-15:00 Lunch. An end at or before the start is on the next day.',
  z
    .string()
    .check(
      z.regex(
        /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d( \S.{0,59})?$/,
        'Hours are written as 12:30-15:00 or 12:30-15:00 Lunch',
      ),
    ),
);
const intervals = z.array(interval).check(z.maxLength(6));

/** The hours of an outlet or of anything else that is available only at certain times. */
export const hours = z.strictObject({
  weekly: about('The hours by days: mon, mon-thu, mon+wed-fri or daily.', z.record(daysKey, intervals)),
  exceptions: z.optional(
    about(
      'Days with other hours. An exception without hours is a closed day.',
      z.array(z.strictObject({ date, label: line, hours: z.optional(intervals) })).check(z.maxLength(100)),
    ),
  ),
});

export const availability = z.extend(hours, {
  from: z.optional(about('The first day of the season.', date)),
  until: z.optional(about('The last day of the season.', date)),
});
export type Availability = z.infer<typeof availability>;

export const question = z.strictObject({ key, label: line, required: z.optional(z.boolean()) });
