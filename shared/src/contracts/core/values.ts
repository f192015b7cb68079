import * as z from '@guest/shared/contracts/zod';

/** Lower-case words separated by dashes, as used in addresses. */
export const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));

/** An ISO 8601 timestamp in UTC. */
export const instant = z.iso.datetime();
/**
 * `YYYY-MM-DD` in the property's time zone. Years start with 2, so that date arithmetic never leaves four
 * digits.
 */
export const localDate = z.iso.date().check(z.regex(/^2/));
/** `YYYY-MM-DDTHH:mm` in the property's time zone, with the same limit on years. */
export const localDateTime = z
  .string()
  .check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));

/** An `https` address; other schemes that a browser would open or execute are rejected. */
export const webAddress = z.string().check(z.regex(/^https:\/\//));

/** A position in degrees, and a web address that shows it on a map. */
export const location = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  mapUrl: webAddress,
});
export type Location = z.infer<typeof location>;

/** An amount in minor units of its currency: EUR 12.50 is 1250 with precision 2. */
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
  /**
   * The files from which the browser chooses by format and width, the smallest format first; left out for pictures that
   * exist in one form only. `url` is a JPEG then.
   */
  sources: z.optional(z.array(z.object({ type: z.string(), srcSet: z.string() }))),
  /**
   * The point that stays visible when the picture is cropped, in per cent from the left and from the top, such as `25 100`. It
   * comes in steps that style sheets know, because the content security policy forbids style attributes.
   */
  focus: z.optional(z.string()),
});
export type Image = z.infer<typeof image>;

export const inProperty = z.strictObject({ property: slug });

/** The query of every list: the cursor to continue from and the number of items. */
export const pageQuery = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
});
export const LIST_LIMIT = 25;
