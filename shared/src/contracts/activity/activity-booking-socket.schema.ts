import * as z from '@guest/shared/contracts/zod';
import { instant, localDate, localDateTime, uuid } from '../core/values';
import {
  ACTIVITY_BOOKING_REASONS,
  ACTIVITY_BOOKING_STATUSES,
  SESSION_CANCEL_REASONS,
} from './activity-booking-status';
import { activityBookingSchema } from './activity-booking.schema';
import { nextSessionSchema, unitQuantitiesSchema } from './activity-hold.schema';
import { sessionSchema } from './activity.schema';

const count = z.int().check(z.nonnegative());
const places = z.int().check(z.gte(0), z.lte(9_999));
/** The server additionally counts graphemes, so that an emoji of several characters counts as one. */
const note = z.optional(z.string().check(z.maxLength(4_000)));
const version = z.optional(z.int());
const reasonCode = z.optional(z.enum(ACTIVITY_BOOKING_REASONS));

/** A booking as staff see it. */
export const staffActivityBookingSchema = z.extend(activityBookingSchema, {
  guestName: z.string(),
  /** Missing for people who came without a booking, who have no account. */
  guestUuid: z.optional(uuid),
  room: z.optional(z.string()),
  lang: z.optional(z.string()),
  /** Whether the guest pays in person, either by choice or because charging the room failed. */
  mustCollect: z.boolean(),
  /** When and by whom the voucher was redeemed. */
  redeemed: z.optional(z.object({ at: instant, by: z.string() })),
});
export type StaffActivityBooking = z.infer<typeof staffActivityBookingSchema>;

/** A session as staff see it. */
export const staffSessionSchema = z.extend(sessionSchema, {
  activityName: z.string(),
  place: z.string(),
  weatherDependent: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  /** The places of bookings and requests; `held` are those of holds and offers. */
  booked: count,
  held: count,
  /** The places sold outside the suite. */
  placesTaken: count,
  minParticipants: z.optional(count),
  /** The kinds of people who can come, for those who come without a booking. */
  units: z.array(z.object({ unitId: uuid, name: z.string() })),
  guaranteed: z.boolean(),
  /** Requests that wait for an answer, and parties on the waitlist. */
  pending: count,
  waiting: count,
  cancelled: z.optional(z.object({ reason: z.enum(SESSION_CANCEL_REASONS), at: instant })),
  version: z.int(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;

/** The socket requests of the staff who run activities. */
export const activityBookingRequestChecks = {
  /** Returns the sessions of a business day, today by default. */
  loadSessions: {
    ask: z.strictObject({ date: z.optional(localDate) }),
    answer: z.array(staffSessionSchema),
  },
  loadRoster: {
    ask: z.strictObject({ sessionUuid: uuid }),
    answer: z.object({ session: staffSessionSchema, bookings: z.array(staffActivityBookingSchema) }),
  },
  /** Repeating a change has no effect: a booking that already has the status is returned as it is. */
  changeStatusActivityBooking: {
    ask: z.strictObject({
      uuid,
      status: z.enum(ACTIVITY_BOOKING_STATUSES),
      /** Required with `rejected` and `cancelled`, together with a note that the guest can read. */
      reasonCode,
      note,
      /** Other sessions, sent with `rejected`. */
      alternatives: z.optional(z.array(uuid).check(z.maxLength(5))),
      /** The version that the caller has seen; another one is 409 with the current booking. */
      version,
    }),
    answer: staffActivityBookingSchema,
  },
  /** Redeems a voucher once; repeating it returns the first result. One of both codes is required. */
  redeemActivity: {
    ask: z.strictObject({
      /** The typed reference or voucher code. */
      reference: z.optional(z.string().check(z.maxLength(20))),
      /** The content of the QR code: `reference.signature`. */
      signature: z.optional(z.string().check(z.maxLength(200))),
      arrivedPax: z.optional(z.int().check(z.gte(1), z.lte(999))),
    }),
    answer: staffActivityBookingSchema,
  },
  /** Moves a confirmed booking or changes its people. The deadlines for guests do not apply. */
  moveActivityBooking: {
    ask: z.strictObject({
      uuid,
      sessionUuid: z.optional(uuid),
      units: z.optional(unitQuantitiesSchema),
      note,
      reasonCode,
      version,
    }),
    answer: staffActivityBookingSchema,
  },
  /** Adds people who came without a booking and pay in person. The key makes a repeated request harmless. */
  newActivityWalkIn: {
    ask: z.strictObject({
      key: uuid,
      sessionUuid: uuid,
      units: unitQuantitiesSchema,
      firstName: z.optional(z.string().check(z.maxLength(400))),
      note,
    }),
    answer: staffActivityBookingSchema,
  },
  /**
   * Changes what is given and tells the guests of another time or place once. A capacity below the claimed
   * places is 409 `below_booked`. Repeating a change has no effect.
   */
  changeSession: {
    ask: z.strictObject({
      sessionUuid: uuid,
      version: z.int(),
      /** The new start; the duration stays. Free cancellation is open again for a day. */
      localDateTimeStart: z.optional(localDateTime),
      /** `null` removes the session's own place, so that it meets where the activity does. */
      place: z.optional(z.nullable(z.string().check(z.maxLength(800)))),
      /** `null` means unlimited. */
      capacity: z.optional(z.nullable(places)),
      placesTaken: z.optional(places),
      /** The session takes place below its minimum too, which is never undone. */
      guaranteed: z.optional(z.literal(true)),
      /** A note that the guests can read. */
      note,
    }),
    answer: staffSessionSchema,
  },
  /** Replies with the effects that `cancelSession` would have, and changes nothing. */
  previewCancelSession: {
    ask: z.strictObject({ sessionUuid: uuid }),
    answer: z.object({
      session: staffSessionSchema,
      guests: count,
      pax: count,
      /** The amount that is not charged or is given back, in minor units. */
      refund: count,
      next: z.array(nextSessionSchema),
    }),
  },
  cancelSession: {
    ask: z.strictObject({
      sessionUuid: uuid,
      version: z.int(),
      reasonCode: z.enum(SESSION_CANCEL_REASONS),
      /** A note that the guests can read. */
      note,
    }),
    answer: staffSessionSchema,
  },
};

export const activityBookingPushChecks = {
  /** Sent to all devices of the guest, and with the guest's name and room to staff who run activities. */
  activityBookingUpdated: z.object({
    booking: z.union([staffActivityBookingSchema, activityBookingSchema]),
    userSeq: z.optional(z.int()),
    epoch: uuid,
  }),
  /** Sent to everyone at the property, at most once in two seconds for each session. */
  sessionUpdated: z.object({
    sessionUuid: uuid,
    activityUuid: uuid,
    localDateTimeStart: localDateTime,
    status: z.enum(['available', 'limited', 'sold_out', 'closed', 'freesale']),
    vacancies: z.optional(count),
    isCancelled: z.boolean(),
    version: z.int(),
    epoch: uuid,
  }),
};
