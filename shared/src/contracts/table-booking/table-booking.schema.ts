import * as z from '@guest/shared/contracts/zod';
import { checks, empty } from '../core/checks';
import { BOOKING_REASONS, OCCASIONS, TABLE_BOOKING_STATUSES } from './table-booking-status';
import {
  bookingDaysReplySchema,
  nearSlotSchema,
  slotsReplySchema,
  bookingPolicySchema,
} from './table-slot.schema';
import { inProperty, instant, localDate, localDateTime, pageQuery, price, slug, uuid } from '../core/values';

const status = z.enum(TABLE_BOOKING_STATUSES);
const count = z.int().check(z.nonnegative());
const party = z.int().check(z.gte(1), z.lte(99));
/**
 * A date for which slots can be requested. The range ensures that all months in the reply have four-digit
 * years of this millennium.
 */
const searchDate = localDate.check(z.regex(/^2[0-8]/));
const tagList = z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(14));

/** A slot held for a few minutes while the guest enters the remaining details. */
export const holdSchema = z.object({
  holdUuid: uuid,
  outletUuid: uuid,
  localDateTime,
  partySize: count,
  areaUuid: z.optional(uuid),
  durationMinutes: count,
  requiresApproval: z.boolean(),
  expiresAt: instant,
});
export type Hold = z.infer<typeof holdSchema>;

export const tableBookingSchema = z.object({
  uuid,
  /** A human-readable reference: `TB-` and six characters. */
  reference: z.string(),
  outletUuid: uuid,
  outletSlug: z.string(),
  outletName: z.string(),
  /** The location of the outlet within the property. */
  place: z.string(),
  localDateTime,
  startsAt: instant,
  endsAt: instant,
  durationMinutes: count,
  partySize: count,
  children: count,
  highChairs: count,
  /** The requested area; the table may be assigned later. */
  areaUuid: z.optional(uuid),
  areaName: z.optional(z.string()),
  tableName: z.optional(z.string()),
  status,
  firstName: z.string(),
  phone: z.optional(z.string()),
  occasion: z.enum(OCCASIONS),
  note: z.string(),
  allergies: z.array(z.string()),
  accessibility: z.array(z.string()),
  answers: z.array(z.object({ key: z.string(), label: z.string(), answer: z.string() })),
  /** The amount of the deposit, if there is one. */
  price: z.optional(price),
  policySnapshot: bookingPolicySchema,
  cancelBy: instant,
  canCancel: z.boolean(),
  canModify: z.boolean(),
  canTellLate: z.boolean(),
  lateMinutes: z.optional(count),
  /** The time by which the hotel must answer a request, or the guest must accept an offer. */
  expiresAt: z.optional(instant),
  /** The position on the waitlist; 1 is next. */
  placeInLine: z.optional(count),
  /**
   * Times that the hotel suggests after declining a request, or that are free after a request has expired.
   */
  alternatives: z.array(nearSlotSchema),
  histories: z.array(
    z.object({
      status,
      by: z.object({
        type: z.enum(['guest', 'staff', 'system']),
        id: z.optional(uuid),
        nickName: z.optional(z.string()),
      }),
      at: instant,
      note: z.optional(z.string()),
      reasonCode: z.optional(z.enum(BOOKING_REASONS)),
    }),
  ),
  /**
   * The path of the calendar file, which needs no sign-in. Calendars subscribed with `webcal:` follow changes
   * of the booking.
   */
  calendarPath: z.string(),
  version: z.int(),
  createdAt: instant,
});
export type TableBooking = z.infer<typeof tableBookingSchema>;

/** Details of the guest and the party. Fields that are left out stay unchanged or empty. */
const details = {
  /** By default, the first name of the guest's profile is used. */
  firstName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  phone: z.optional(z.string().check(z.maxLength(40))),
  children: z.optional(count),
  highChairs: z.optional(count),
  occasion: z.optional(z.enum(OCCASIONS)),
  /** The server limits the note to 300 graphemes. */
  note: z.optional(z.string().check(z.maxLength(3_000))),
  allergies: z.optional(tagList),
  accessibility: z.optional(tagList),
  /** The answers to the questions of the policy, by key. */
  answers: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))),
};
const place = { localDateTime, partySize: party, areaUuid: z.optional(uuid) };
/** The guest was warned about another booking at that time and wants to book anyway. */
const isAnyway = z.optional(z.boolean());

const outletParams = z.extend(inProperty, { outlet: slug });
const bookingParams = z.extend(inProperty, { uuid });
const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

/** The input and reply schemas of each endpoint. */
export const tableBookingChecks = {
  getSlots: checks({
    params: outletParams,
    query: z.strictObject({
      date: searchDate,
      partySize: z.optional(wholeNumber(1, 99)),
      /** The uuid of an area, to consider only its tables. */
      area: z.optional(uuid),
      /** The uuid of a booking to be changed; its own table counts as free. */
      changing: z.optional(uuid),
    }),
    reply: slotsReplySchema,
  }),
  getBookingDays: checks({
    params: outletParams,
    query: z.strictObject({
      from: z.optional(searchDate),
      days: z.optional(wholeNumber(1, 62)),
      partySize: z.optional(wholeNumber(1, 99)),
      area: z.optional(uuid),
      /** The uuid of a booking to be changed, as for `getSlots`. Older servers refuse it. */
      changing: z.optional(uuid),
    }),
    reply: bookingDaysReplySchema,
  }),
  getHold: checks({
    params: inProperty,
    reply: z.object({ hold: z.nullable(holdSchema) }),
  }),
  holdTable: checks({
    params: outletParams,
    body: z.strictObject(place),
    reply: holdSchema,
  }),
  releaseHold: checks({
    params: z.extend(outletParams, { holdUuid: uuid }),
    reply: empty,
  }),
  bookTable: checks({
    params: outletParams,
    body: z.strictObject({ holdUuid: uuid, ...details, isAnyway }),
    reply: tableBookingSchema,
  }),
  listTableBookings: checks({
    params: inProperty,
    query: z.extend(pageQuery, {
      /** `upcoming` returns unfinished bookings, next first; `past` returns the others, latest first. */
      when: z.optional(z.enum(['upcoming', 'past'])),
    }),
    reply: z.object({ items: z.array(tableBookingSchema), nextCursor: z.nullable(z.string()) }),
  }),
  getTableBooking: checks({ params: bookingParams, reply: tableBookingSchema }),
  changeTableBooking: checks({
    params: bookingParams,
    body: z.strictObject({
      /** The version that the guest has seen. */
      version: z.int(),
      localDateTime: z.optional(localDateTime),
      partySize: z.optional(party),
      /** Null means any area. */
      areaUuid: z.optional(z.nullable(uuid)),
      ...details,
      isAnyway,
    }),
    reply: tableBookingSchema,
  }),
  cancelTableBooking: checks({ params: bookingParams, reply: tableBookingSchema }),
  tellLate: checks({
    params: bookingParams,
    body: z.strictObject({
      minutes: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(20)]),
    }),
    reply: tableBookingSchema,
  }),
  joinWaitlist: checks({
    params: outletParams,
    body: z.strictObject({ ...place, ...details, isAnyway }),
    reply: tableBookingSchema,
  }),
  leaveWaitlist: checks({ params: z.extend(outletParams, { uuid }), reply: empty }),
  acceptOffer: checks({ params: z.extend(outletParams, { uuid }), reply: tableBookingSchema }),
};
