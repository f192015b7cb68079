import * as z from '@guest/shared/contracts/core/zod';

/** Lower-case words with dashes, as they stand in an address. */
export const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** `YYYY-MM-DD` in the property's time zone; of a year with which one can count on without leaving four digits. */
export const localDate = z.iso.date().check(z.regex(/^2/));
/** `YYYY-MM-DDTHH:mm` in the property's time zone, likewise. */
export const localDateTime = z
  .string()
  .check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));

/** A page of the web; nothing else that a browser would open, or run. */
export const webAddress = z.string().check(z.regex(/^https:\/\//));

/** Where something is, in degrees, and the page of the web that shows it on a map. */
export const location = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  mapUrl: webAddress,
});
export type Location = z.infer<typeof location>;

/** Money in minor units of its currency: EUR 12.50 is 1250 with precision 2. */
export const price = z.object({
  amount: z.int(),
  currency: z.string(),
  currencyPrecision: z.int(),
});
export type Price = z.infer<typeof price>;

export const image = z.object({
  url: z.string(),
  thumbUrl: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Image = z.infer<typeof image>;

export const inProperty = z.strictObject({ property: slug });

/** What every list is asked with: where to go on, and how many. */
export const pageQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
});
export const LIST_LIMIT = 25;
