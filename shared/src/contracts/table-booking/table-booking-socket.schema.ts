import * as z from '@guest/shared/contracts/zod';
import { BOOKING_REASONS, TABLE_BOOKING_STATUSES } from './table-booking-status';
import { tableBookingSchema } from './table-booking.schema';
import { areaSchema } from './table-slot.schema';
import { localDate, localDateTime, uuid } from '../core/values';

/** The server additionally counts graphemes, so that an emoji of several characters counts as one. */
const note = z.optional(z.string().check(z.maxLength(4_000)));
const version = z.optional(z.int());
const reasonCode = z.optional(z.enum(BOOKING_REASONS));

/** A booking as staff see it. */
export const staffBookingSchema = z.extend(tableBookingSchema, {
  guestName: z.string(),
  room: z.optional(z.string()),
  lang: z.optional(z.string()),
  area: z.optional(areaSchema),
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

export const tableBookingRequestChecks = {
  /** Returns the bookings of one business day or all upcoming ones; those that await a reply come first. */
  loadTableBookings: {
    ask: z.strictObject({ date: z.optional(localDate), outletUuid: z.optional(uuid) }),
    answer: z.array(staffBookingSchema),
  },
  /** Repeating a change has no effect: a booking that already has the status is returned as it is. */
  changeStatusTableBooking: {
    ask: z.strictObject({
      uuid,
      status: z.enum(TABLE_BOOKING_STATUSES),
      /** A note that the guest can read. */
      note,
      /** Required with `declined` and `cancelled`, together with a note. */
      reasonCode,
      /** Alternative times, sent with `declined`. */
      alternatives: z.optional(z.array(localDateTime).check(z.maxLength(5))),
      /**
       * The version that the caller has seen. If the booking has changed since, the reply is 409 with the
       * current booking.
       */
      version,
    }),
    answer: staffBookingSchema,
  },
  moveTableBooking: {
    ask: z.strictObject({
      uuid,
      localDateTime: z.optional(localDateTime),
      partySize: z.optional(z.int().check(z.gte(1), z.lte(99))),
      areaUuid: z.optional(z.nullable(uuid)),
      note,
      reasonCode,
      version,
    }),
    answer: staffBookingSchema,
  },
};

const userFields = { userSeq: z.optional(z.int()), epoch: uuid };

export const tableBookingPushChecks = {
  tableBookingUpdated: z.object({
    booking: z.union([staffBookingSchema, tableBookingSchema]),
    ...userFields,
  }),
  waitlistOffered: z.object({ booking: tableBookingSchema, ...userFields }),
};
