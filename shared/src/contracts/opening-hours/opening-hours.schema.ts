import * as z from '@guest/shared/contracts/core/zod';
import { instant, localDate } from '../core/values';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** `to` at or before `from` is on the next day; `00:00` to `00:00` is the whole day. */
export const intervalSchema = z.object({ from: time, to: time, label: z.optional(z.string()) });

/** Wall-clock hours in the property's time zone. */
export const openingHoursSchema = z.object({
  /** Days from 1 (Monday) to 7. */
  weekly: z.array(z.object({ days: z.array(z.int()), intervals: z.array(intervalSchema) })),
  /** An exception replaces the hours of its whole day. */
  exceptions: z.array(
    z.object({
      date: localDate,
      closed: z.optional(z.boolean()),
      intervals: z.optional(z.array(intervalSchema)),
      label: z.string(),
    }),
  ),
  temporarilyClosed: z.nullable(z.object({ since: instant, until: z.optional(instant), reason: z.string() })),
});
export type Interval = z.infer<typeof intervalSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** When something can be had: the hours of its days and, of a season, the first and the last of them. */
export const availabilitySchema = z.extend(openingHoursSchema, {
  from: z.optional(localDate),
  until: z.optional(localDate),
});
export type Availability = z.infer<typeof availabilitySchema>;
