import * as z from '@guest/shared/contracts/core/zod';
import { instant, localDate, localDateTime, price, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/** A part of an outlet in which one can sit. */
export const areaSchema = z.object({
  uuid,
  name: z.string(),
  /** Step-free, with room for a wheelchair. */
  accessible: z.boolean(),
});
export type DiningArea = z.infer<typeof areaSchema>;

const questionSchema = z.object({ key: z.string(), label: z.string(), required: z.boolean() });

/** By which rules an outlet takes bookings; a booking keeps those under which it was made. */
export const bookingPolicySchema = z.object({
  mode: z.enum(['instant', 'onDemand', 'external']),
  partyMin: count,
  /** For larger parties the guest writes to the hotel. */
  partyMax: count,
  slotInterval: count,
  durationByParty: z.array(z.object({ upTo: count, minutes: count })),
  /** Online booking ends so long before a slot, */
  leadMinutes: count,
  maxAdvanceDays: count,
  holdMinutes: count,
  cancelCutoffMinutes: count,
  modifyCutoffMinutes: count,
  /** A table is kept so long for those who are late. */
  lateGraceMinutes: count,
  maxUpcoming: count,
  /** A request is answered within. */
  approvalTimeoutMinutes: count,
  waitlist: z.object({ enabled: z.boolean(), offerMinutes: count }),
  deposit: z.optional(z.object({ perPerson: price, refundableUntilMinutes: count })),
  questions: z.array(questionSchema),
  /** In the hotel's own words; empty where there is nothing to add. */
  text: z.string(),
});
export type BookingPolicy = z.infer<typeof bookingPolicySchema>;

export const SLOT_STATUSES = ['available', 'limited', 'full', 'closed', 'past'] as const;
const slotStatus = z.enum(SLOT_STATUSES);
export type SlotStatus = (typeof SLOT_STATUSES)[number];

export const slotSchema = z.object({
  /** By the hotel's clock; in the night in which an hour comes twice, its first. */
  localDateTime,
  startsAt: instant,
  status: slotStatus,
  /** Areas with a free table for the party. */
  areas: z.array(uuid),
  durationMinutes: count,
  requiresApproval: z.boolean(),
  waitlistOpen: z.boolean(),
  /** Only with `limited`. */
  tablesLeft: z.optional(count),
});
export type Slot = z.infer<typeof slotSchema>;

/** A time nearby at which the same party would find a table. */
export const nearSlotSchema = z.object({
  localDateTime,
  areas: z.array(uuid),
  requiresApproval: z.boolean(),
});
export type NearSlot = z.infer<typeof nearSlotSchema>;

/** Why nothing can be booked on a day, for programs and for the guest. */
const whyClosed = z.object({
  code: z.enum(['too_far', 'outside_stay', 'outlet_closed', 'party_too_large', 'party_too_small', 'past']),
  error: z.string(),
});

/** A day of the house, whose nights last until its `businessDayStart`. */
const day = {
  date: localDate,
  /** The best that any of its slots has to offer. */
  status: slotStatus,
  why: z.optional(whyClosed),
};

export const slotsReplySchema = z.object({
  ...day,
  outlet: z.object({ uuid, slug: z.string(), name: z.string() }),
  /** `external` has an address and no slots. */
  policy: bookingPolicySchema,
  externalBookingUrl: z.optional(z.string()),
  areas: z.array(areaSchema),
  /** The days that this guest may choose from. */
  bookable: z.object({ from: localDate, until: localDate }),
  slots: z.array(slotSchema),
});
export type SlotsReply = z.infer<typeof slotsReplySchema>;

export const bookingDaysReplySchema = z.object({
  bookable: z.object({ from: localDate, until: localDate }),
  days: z.array(z.object({ ...day, waitlistOpen: z.boolean() })),
});
export type BookingDaysReply = z.infer<typeof bookingDaysReplySchema>;

/** What `data` holds where there is no table: the nearest free times, the nearest first. */
export const slotUnavailableDataSchema = z.object({
  nearest: z.array(nearSlotSchema),
  waitlistOpen: z.boolean(),
});
export type SlotUnavailableData = z.infer<typeof slotUnavailableDataSchema>;
