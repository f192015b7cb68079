import * as z from '@guest/shared/contracts/zod';
import { accessibilitySchema } from '../directory/directory.schema';
import { CONTACT_FIELDS, ACTIVITY_PAYMENT_METHODS, SESSION_CANCEL_REASONS } from './activity-booking-status';
import { checks } from '../core/checks';
import { image, inProperty, instant, localDate, localDateTime, price, slug, uuid } from '../core/values';

const unitSchema = z.object({
  unitId: uuid,
  type: z.enum(['adult', 'youth', 'child', 'infant', 'senior', 'family', 'other']),
  name: z.string(),
  price,
  minAge: z.optional(z.int()),
  maxAge: z.optional(z.int()),
  /** The unit can only be booked together with at least one of these units. */
  accompaniedBy: z.array(uuid),
  /** The places that one of this unit occupies; 1 if it is left out. */
  paxCount: z.optional(z.int()),
  /** At most this many for each of the units in `accompaniedBy`. */
  perCompanion: z.optional(z.int()),
  minQuantity: z.optional(z.int()),
  maxQuantity: z.optional(z.int()),
});

const questionSchema = z.object({ key: z.string(), label: z.string(), required: z.boolean() });

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
  /** A safety note that must be accepted, for example for a boat trip. */
  waiver: z.optional(z.object({ version: z.string(), text: z.string() })),
  questions: z.optional(z.array(questionSchema)),
  /** The details of the contact that are required; the first name always is. */
  contactFields: z.optional(z.array(z.enum(CONTACT_FIELDS))),
  /** The minutes before the start at which changes end. */
  modifyCutoffMinutes: z.optional(z.int()),
  waitlist: z.optional(z.object({ enabled: z.boolean(), offerMinutes: z.int() })),
  payWays: z.optional(z.array(z.enum(ACTIVITY_PAYMENT_METHODS))),
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

/** A session with what a guest needs to know before booking it. */
export const bookableSessionSchema = z.extend(sessionSchema, {
  /** The prices of this session by unit, for those that differ from the unit's price. */
  unitPrices: z.optional(z.array(z.object({ unitId: uuid, price }))),
  /** Whether the session takes place for certain, because it has enough participants or needs no minimum. */
  guaranteed: z.optional(z.boolean()),
  /** The participants so far; given if a minimum has not been reached yet. */
  participants: z.optional(z.int()),
  /** Whether the session is sold out and its waitlist accepts another party. */
  waitlistOpen: z.optional(z.boolean()),
  cancelled: z.optional(z.object({ reason: z.enum(SESSION_CANCEL_REASONS), note: z.optional(z.string()) })),
});
export type BookableSession = z.infer<typeof bookableSessionSchema>;

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

const activityParams = z.extend(inProperty, { activityId: uuid });

/** Dates in the property's time zone. Both ends are included, and the range covers at most 31 days. */
const dayRange = { from: z.optional(localDate), to: z.optional(localDate) };

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
      ...dayRange,
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
    params: activityParams,
    /** A withdrawn activity is returned for the page of a booking of it, with nothing that can be booked. */
    query: z.strictObject({ booking: z.optional(z.string()) }),
    reply: activitySchema,
  }),
  listSessions: checks({
    params: z.extend(activityParams, { bookableActivityId: uuid }),
    query: z.strictObject(dayRange),
    reply: z.object({ items: z.array(bookableSessionSchema) }),
  }),
};
