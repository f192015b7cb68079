import * as z from '@guest/shared/contracts/zod';
import { instant, localDate } from '../core/values';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** If `to` is not after `from`, it is on the next day; `00:00` to `00:00` is the whole day. */
export const intervalSchema = z.object({ from: time, to: time, label: z.optional(z.string()) });

/** Opening hours as local times of the property. */
export const openingHoursSchema = z.object({
  /** Days from 1 (Monday) to 7 (Sunday). */
  weekly: z.array(z.object({ days: z.array(z.int()), intervals: z.array(intervalSchema) })),
  /** An exception replaces all hours of its day. */
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

/** The hours in which something is available, with the first and last day if it is seasonal. */
export const availabilitySchema = z.extend(openingHoursSchema, {
  from: z.optional(localDate),
  until: z.optional(localDate),
});
export type Availability = z.infer<typeof availabilitySchema>;
