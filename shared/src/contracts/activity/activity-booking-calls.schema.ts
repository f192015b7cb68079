import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { inProperty, pageQuery, uuid } from '../core/values';
import { ACTIVITY_PAYMENT_METHODS } from './activity-booking-status';
import { activityBookingSchema } from './activity-booking.schema';
import { activityHoldSchema, ageSchema, unitQuantitiesSchema } from './activity-hold.schema';

/** The server additionally counts graphemes, so that an emoji of several characters counts as one. */
const typed = (most: number) => z.string().check(z.maxLength(most));

const unitItems = z
  .array(
    z.strictObject({
      unitId: uuid,
      firstName: z.optional(typed(200)),
      age: z.optional(ageSchema),
    }),
  )
  .check(z.minLength(1), z.maxLength(99));

const contact = z.strictObject({
  /** By default, the names, the email address and the phone number of the guest's profile are used. */
  firstName: z.optional(typed(200)),
  lastName: z.optional(typed(200)),
  email: z.optional(typed(320)),
  phone: z.optional(typed(40)),
});

const priceToken = typed(200);
/** The answers to the questions of the activity, by key. */
const answers = z.optional(z.record(typed(40), typed(500)));
/** The server limits the note to 300 graphemes. */
const note = z.optional(typed(3_000));
/** The guest was warned about something else at that time and wants to book anyway. */
const isAnyway = z.optional(z.boolean());
const waiver = z.optional(z.strictObject({ version: typed(40), accepted: z.boolean() }));

const ofSession = z.extend(inProperty, { sessionUuid: uuid });
const ofBooking = z.extend(inProperty, { uuid });
const ofWaitlistEntry = z.extend(ofSession, { uuid });

/** The input and reply schemas of the calls for holds and bookings. */
export const activityBookingChecks = {
  holdActivity: checks({
    params: ofSession,
    body: z.strictObject({
      units: unitQuantitiesSchema,
      /** The ages known so far; `bookActivity` requires those of all units with an age limit. */
      ages: z.optional(z.array(z.strictObject({ unitId: uuid, age: ageSchema })).check(z.maxLength(99))),
      /** A booking of the guest that the hotel has called off and that this one is going to replace. */
      insteadOf: z.optional(uuid),
    }),
    reply: activityHoldSchema,
  }),
  getActivityHold: checks({
    params: inProperty,
    reply: z.object({ hold: z.nullable(activityHoldSchema) }),
  }),
  releaseActivityHold: checks({
    params: z.extend(ofSession, { holdUuid: uuid }),
    reply: empty,
  }),
  extendActivityHold: checks({
    params: z.extend(ofSession, { holdUuid: uuid }),
    reply: activityHoldSchema,
  }),
  bookActivity: checks({
    params: inProperty,
    body: z.strictObject({
      holdUuid: uuid,
      priceToken,
      /** One item for each held unit. */
      unitItems,
      contact,
      note,
      answers,
      waiver,
      payment: z.enum(ACTIVITY_PAYMENT_METHODS),
      /** The approval returned by `approveCharge`, if the charged room is protected by a PIN. */
      approval: z.optional(typed(200)),
      isAnyway,
    }),
    reply: activityBookingSchema,
  }),
  listActivityBookings: checks({
    params: inProperty,
    query: z.extend(pageQuery, {
      /** `ahead` returns unfinished bookings, next first; `past` returns the others, latest first. */
      when: z.optional(z.enum(['ahead', 'past'])),
    }),
    reply: z.object({ items: z.array(activityBookingSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getActivityBooking: checks({ params: ofBooking, reply: activityBookingSchema }),
  changeActivityBooking: checks({
    params: ofBooking,
    body: z.strictObject({
      /** The version that the guest has seen. */
      version: z.int(),
      sessionUuid: z.optional(uuid),
      /** Other people; `unitItems` then have to match them and are required where ages are. */
      units: z.optional(unitQuantitiesSchema),
      unitItems: z.optional(unitItems),
      contact: z.optional(contact),
      note,
      answers,
      /** Required if the total changes. `price_changed` returns one for the new total. */
      priceToken: z.optional(priceToken),
      /** The approval returned by `approveCharge`, if a protected room is charged with more than before. */
      approval: z.optional(typed(200)),
      isAnyway,
    }),
    reply: activityBookingSchema,
  }),
  cancelActivityBooking: checks({
    params: ofBooking,
    query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int())) }),
    reply: activityBookingSchema,
  }),
};

/** The input and reply schemas of the calls for the waitlist, and for another session after a cancellation. */
export const activityWaitlistChecks = {
  joinActivityWaitlist: checks({
    params: ofSession,
    body: z.strictObject({
      units: unitQuantitiesSchema,
      unitItems: z.optional(unitItems),
      contact: z.optional(contact),
      note,
      answers,
      waiver,
      payment: z.enum(ACTIVITY_PAYMENT_METHODS),
      approval: z.optional(typed(200)),
      isAnyway,
    }),
    reply: activityBookingSchema,
  }),
  leaveActivityWaitlist: checks({ params: ofWaitlistEntry, reply: empty }),
  acceptActivityOffer: checks({ params: ofWaitlistEntry, reply: activityBookingSchema }),
  rebookActivity: checks({
    params: ofBooking,
    body: z.strictObject({
      sessionUuid: uuid,
      priceToken: z.optional(priceToken),
      isAnyway,
      /** Required if the safety note has changed since the booking that is replaced. */
      waiver,
    }),
    reply: activityBookingSchema,
  }),
};
