import * as z from '@guest/shared/contracts/core/zod';
import { BOOKING_REASONS, TABLE_BOOKING_STATUSES } from './table-booking-steps';
import { tableBookingSchema } from './table-booking.schema';
import { areaSchema } from './table-slot.schema';
import { localDate, localDateTime, uuid } from '../core/values';

/** The server counts what is seen; a family of emoji is one. */
const note = z.optional(z.string().check(z.maxLength(4_000)));
const version = z.optional(z.int());
const reasonCode = z.optional(z.enum(BOOKING_REASONS));

/** A booking as those see it who serve it. */
export const servedBookingSchema = z.extend(tableBookingSchema, {
  guestName: z.string(),
  room: z.optional(z.string()),
  lang: z.optional(z.string()),
  area: z.optional(areaSchema),
});
export type ServedBooking = z.infer<typeof servedBookingSchema>;

export const tableBookingRequestChecks = {
  /** Of one day of the house, or all that is to come; what awaits an answer comes first. */
  loadTableBookings: {
    ask: z.strictObject({ date: z.optional(localDate), outletUuid: z.optional(uuid) }),
    answer: z.array(servedBookingSchema),
  },
  /** Done twice it is done once: a booking that has the status already is answered as it is. */
  changeStatusTableBooking: {
    ask: z.strictObject({
      uuid,
      status: z.enum(TABLE_BOOKING_STATUSES),
      /** For the guest to read. */
      note,
      /** Needed with `declined` and `cancelled`, and a note with it. */
      reasonCode,
      /** With `declined`: times that would do. */
      alternatives: z.optional(z.array(localDateTime).check(z.maxLength(5))),
      /** What the caller has seen; 409 with the booking as it is, if somebody was faster. */
      version,
    }),
    answer: servedBookingSchema,
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
    answer: servedBookingSchema,
  },
};

const toUser = { userSeq: z.optional(z.int()), epoch: uuid };

export const tableBookingPushChecks = {
  tableBookingUpdated: z.object({ booking: z.union([servedBookingSchema, tableBookingSchema]), ...toUser }),
  waitlistOffered: z.object({ booking: tableBookingSchema, ...toUser }),
};
