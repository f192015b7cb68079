import * as z from '@guest/shared/contracts/zod';
import { activitySummarySchema, bookableSessionSchema } from '../activity/activity.schema';
import { ageSchema } from '../activity/activity-hold.schema';
import { checks } from '../core/checks';
import { image, inProperty, localDate, price, slug, uuid } from '../core/values';
import { slotSchema, slotsReplySchema } from '../table-booking/table-slot.schema';
import { DAY_PARTS } from './day-parts';

/** The most times of one restaurant; its own page has all of them. */
export const MAX_SLOTS = 6;

/** Why nobody can be booked for a session, or not these people. */
const UNSUITABLE_REASONS = ['too_full', 'ages', 'needs_adult', 'party_size', 'outside_stay'] as const;

const tableOfferSchema = z.object({
  outlet: z.object({ uuid, slug, name: z.string(), place: z.string(), image: z.optional(image) }),
  /** Free times for the party, evenly distributed over the part of the day; empty if there are none. */
  slots: z
    .array(
      z.pick(slotSchema, {
        localDateTime: true,
        startsAt: true,
        status: true,
        requiresApproval: true,
        tablesLeft: true,
      }),
    )
    .check(z.maxLength(MAX_SLOTS)),
  /** Whether the restaurant has further free times in this part of the day. */
  hasMore: z.boolean(),
  /** Whether a full time in this part of the day has a waitlist that accepts the party. */
  waitlistOpen: z.boolean(),
  /** Why the restaurant takes no bookings for this party on this day. */
  why: slotsReplySchema.shape.why,
});
export type TableOffer = z.infer<typeof tableOfferSchema>;

const sessionOfferSchema = z.object({
  session: z.pick(bookableSessionSchema, {
    sessionUuid: true,
    localDateTimeStart: true,
    localDateTimeEnd: true,
    allDay: true,
    status: true,
    vacancies: true,
    waitlistOpen: true,
  }),
  activity: z.extend(z.pick(activitySummarySchema, { uuid: true, name: true, place: true }), {
    image: z.optional(image),
    outletUuid: activitySummarySchema.shape.outletUuid,
  }),
  bookableActivityId: uuid,
  /** The unit of each of these people, with the age where the unit has a limit and the age is known. */
  party: z.array(z.object({ unitId: uuid, age: z.optional(ageSchema) })),
  /** Whether further ages are required before booking. */
  needsAges: z.boolean(),
  /** The total for the party; missing if these people cannot come. */
  price: z.optional(price),
  requiresApproval: z.boolean(),
  suits: z.union([z.literal(true), z.enum(UNSUITABLE_REASONS)]),
});
export type SessionOffer = z.infer<typeof sessionOfferSchema>;

/** A day near the requested one with what that one lacks for the party: a table, a session or both. */
const nearestDaySchema = z.object({ date: localDate, tables: z.boolean(), sessions: z.boolean() });

export const bookableReplySchema = z.object({
  /** The business day. */
  date: localDate,
  /** The days on which the caller can book activities: those of the stay, if it is known. */
  bookable: z.object({ from: localDate, until: localDate }),
  /** Those that suit come first; then sorted by time. */
  tables: z.array(tableOfferSchema),
  sessions: z.array(sessionOfferSchema),
  /** Given if no table or no session suits; nearest first. */
  nearest: z.optional(z.array(nearestDaySchema)),
});
export type Bookable = z.infer<typeof bookableReplySchema>;

export const bookableChecks = {
  getBookable: checks({
    params: inProperty,
    query: z.strictObject({
      /** A business day of the property; today by default. */
      date: z.optional(localDate),
      /** 2 by default. */
      adults: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(20))),
      /** The ages of the children below 18, such as `5,9`. */
      ages: z.optional(z.string().check(z.regex(/^(1[0-7]|\d)(,(1[0-7]|\d)){0,9}$/))),
      part: z.optional(z.enum(DAY_PARTS)),
    }),
    reply: bookableReplySchema,
  }),
};
