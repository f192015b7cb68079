import * as z from '@guest/shared/contracts/zod';
import { accessibilitySchema } from '../directory/directory.schema';
import { checks } from '../core/checks';
import { image, inProperty, instant, localDate, localDateTime, price, slug, uuid } from '../core/values';

export const unitSchema = z.object({
  unitId: uuid,
  type: z.enum(['adult', 'youth', 'child', 'infant', 'senior', 'family', 'other']),
  name: z.string(),
  price,
  minAge: z.optional(z.int()),
  maxAge: z.optional(z.int()),
  /** The unit can only be booked together with at least one of these units. */
  accompaniedBy: z.array(uuid),
});

export const bookableActivitySchema = z.object({
  bookableActivityId: uuid,
  name: z.string(),
  units: z.array(unitSchema),
  minUnits: z.int(),
  maxUnits: z.int(),
  minParticipants: z.optional(z.int()),
  bookingCutoffMinutes: z.int(),
  cancelCutoffMinutes: z.int(),
  holdMinutes: z.int(),
  requiresApproval: z.boolean(),
  policyText: z.string(),
});
export type BookableActivity = z.infer<typeof bookableActivitySchema>;

export const sessionSchema = z.object({
  sessionUuid: uuid,
  activityUuid: uuid,
  localDateTimeStart: localDateTime,
  localDateTimeEnd: localDateTime,
  allDay: z.boolean(),
  status: z.enum(['available', 'limited', 'sold_out', 'closed', 'freesale']),
  vacancies: z.optional(z.int()),
  capacity: z.optional(z.int()),
  cutoffAt: instant,
});
export type Session = z.infer<typeof sessionSchema>;

export const activitySummarySchema = z.object({
  uuid,
  slug,
  name: z.string(),
  images: z.array(image),
  place: z.string(),
  categories: z.array(z.string()),
  durationMinutes: z.int(),
  dropIn: z.boolean(),
  isBookable: z.boolean(),
  price: z.optional(price),
  /** The outlet that offers the activity. It is missing if the hotel itself does. */
  outletUuid: z.optional(uuid),
  /** The next session that has not started yet. */
  next: z.optional(
    z.pick(sessionSchema, { localDateTimeStart: true, localDateTimeEnd: true, allDay: true, status: true }),
  ),
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

export const activitySchema = z.extend(activitySummarySchema, {
  description: z.string(),
  outlet: z.optional(z.object({ uuid, slug, name: z.string() })),
  ageLabel: z.optional(z.string()),
  level: z.optional(z.string()),
  languages: z.array(z.string()),
  weatherDependent: z.boolean(),
  accessibility: z.array(accessibilitySchema),
  whatToBring: z.array(z.string()),
  included: z.array(z.string()),
  bookableActivities: z.array(bookableActivitySchema),
  /** The sessions of the next two weeks. */
  sessions: z.array(sessionSchema),
  updatedAt: instant,
});
export type Activity = z.infer<typeof activitySchema>;

const ofActivity = z.extend(inProperty, { activityId: uuid });

/** Dates in the property's time zone. Both ends are included, and the range covers at most 31 days. */
const days = { from: z.optional(localDate), to: z.optional(localDate) };

/** The input and reply schemas of each endpoint. */
export const activityChecks = {
  listActivities: checks({
    params: inProperty,
    query: z.strictObject({
      date: z.optional(localDate),
      category: z.optional(z.string().check(z.regex(/^[a-z_]{1,32}$/))),
    }),
    reply: z.object({
      outlets: z.array(z.object({ uuid, slug, name: z.string(), images: z.array(image) })),
      activities: z.array(activitySummarySchema),
      activitiesWithBooking: z.array(activitySummarySchema),
    }),
  }),
  getSchedule: checks({
    params: inProperty,
    query: z.strictObject({
      ...days,
      /** Limits the reply to this many sessions, counting only those that have not ended. */
      next: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    }),
    reply: z.object({
      from: localDate,
      to: localDate,
      sessions: z.array(
        z.extend(sessionSchema, {
          activity: z.pick(activitySummarySchema, {
            uuid: true,
            slug: true,
            name: true,
            images: true,
            place: true,
            categories: true,
            durationMinutes: true,
            dropIn: true,
            isBookable: true,
            price: true,
          }),
        }),
      ),
    }),
  }),
  getActivity: checks({
    params: ofActivity,
    reply: activitySchema,
  }),
  listSessions: checks({
    params: z.extend(ofActivity, { bookableActivityId: uuid }),
    query: z.strictObject(days),
    reply: z.object({ items: z.array(sessionSchema) }),
  }),
};
