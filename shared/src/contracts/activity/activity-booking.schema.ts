import * as z from '@guest/shared/contracts/zod';
import { image, instant, localDateTime, price, slug, uuid } from '../core/values';
import {
  ACTIVITY_BOOKING_REASONS,
  ACTIVITY_BOOKING_STATUSES,
  CONTACT_FIELDS,
  ACTIVITY_PAYMENT_METHODS,
} from './activity-booking-status';
import { ageSchema, nextSessionSchema, pricedUnitSchema } from './activity-hold.schema';

const status = z.enum(ACTIVITY_BOOKING_STATUSES);
const count = z.int().check(z.nonnegative());

/** One person or group of the party. */
export const unitItemSchema = z.object({
  unitId: uuid,
  firstName: z.optional(z.string()),
  age: z.optional(ageSchema),
});
export type UnitItem = z.infer<typeof unitItemSchema>;

export const activityContactSchema = z.object({
  firstName: z.string(),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type ActivityContact = z.infer<typeof activityContactSchema>;

export const REFUNDS = ['full', 'partial', 'none'] as const;
export type Refund = (typeof REFUNDS)[number];

/** The rules that applied when the booking was made. */
const activityPolicySchema = z.object({
  cancelCutoffMinutes: count,
  modifyCutoffMinutes: count,
  requiresApproval: z.boolean(),
  contactFields: z.array(z.enum(CONTACT_FIELDS)),
  questions: z.array(z.object({ key: z.string(), label: z.string(), required: z.boolean() })),
  text: z.string(),
});

/** The session of a booking, with what the guest has to know about it. */
const sessionFields = {
  activityUuid: uuid,
  activitySlug: slug,
  activityName: z.string(),
  bookableActivityId: uuid,
  bookableActivityName: z.string(),
  image: z.optional(image),
  sessionUuid: uuid,
  /** Names the meeting point. */
  place: z.string(),
  whatToBring: z.array(z.string()),
  weatherDependent: z.boolean(),
  localDateTimeStart: localDateTime,
  localDateTimeEnd: localDateTime,
  startsAt: instant,
  endsAt: instant,
  allDay: z.boolean(),
  /** The number of participants that the session needs; missing if it takes place for certain. */
  minimum: z.optional(z.object({ needed: count, booked: count })),
};

const payment = z.object({
  method: z.enum(ACTIVITY_PAYMENT_METHODS),
  /** `authorised`: the room is charged when free cancellation ends. `failed`: the guest pays in person. */
  status: z.enum(['none', 'authorised', 'posted', 'failed', 'reversed']),
  folioReference: z.optional(z.string()),
});

const historySchema = z.object({
  status,
  by: z.object({
    type: z.enum(['guest', 'staff', 'system']),
    id: z.optional(uuid),
    nickName: z.optional(z.string()),
  }),
  at: instant,
  note: z.optional(z.string()),
  reasonCode: z.optional(z.enum(ACTIVITY_BOOKING_REASONS)),
});

export const activityBookingSchema = z.object({
  uuid,
  /** A human-readable reference: `AC-` and six characters. */
  reference: z.string(),
  ...sessionFields,
  status,
  units: z.array(pricedUnitSchema),
  unitItems: z.array(unitItemSchema),
  /** The places that the party occupies. */
  pax: count,
  contact: activityContactSchema,
  note: z.string(),
  answers: z.array(z.object({ key: z.string(), label: z.string(), answer: z.string() })),
  waiver: z.optional(z.object({ version: z.string(), acceptedAt: instant })),
  price,
  payment,
  policySnapshot: activityPolicySchema,
  /** The end of free cancellation and of changes. */
  cancelBy: instant,
  modifyBy: instant,
  canCancel: z.boolean(),
  canModify: z.boolean(),
  /** The refund of a cancelled booking. */
  refund: z.optional(z.enum(REFUNDS)),
  /** The time by which the hotel must answer a request, or the guest must accept an offer. */
  expiresAt: z.optional(instant),
  /** The position on the waitlist; 1 is next. */
  placeInLine: z.optional(count),
  /** Given while the booking is confirmed. `signed` is the content of the QR code: `reference.signature`. */
  voucher: z.optional(z.object({ code: z.string(), signed: z.string() })),
  /** The people who have arrived; given once the booking is redeemed. */
  arrivedPax: z.optional(count),
  /** The booking that this one replaces. */
  insteadOf: z.optional(uuid),
  /** Whether the hotel called the session off and the guest can still choose another one with a tap. */
  canRebook: z.boolean(),
  /** The next sessions that fit, after the hotel has rejected or cancelled the booking or let it lapse. */
  next: z.array(nextSessionSchema),
  histories: z.array(historySchema),
  /** The path of the calendar file, which needs no sign-in. */
  calendarPath: z.string(),
  version: z.int(),
  createdAt: instant,
});
export type ActivityBooking = z.infer<typeof activityBookingSchema>;
