import * as z from '@guest/shared/contracts/zod';
import { instant, localDate, localDateTime, price, uuid } from '../core/values';

const count = z.int().check(z.nonnegative());

/** A seating area of an outlet. */
export const areaSchema = z.object({
  uuid,
  name: z.string(),
  /** Whether the area is step-free and has space for a wheelchair. */
  accessible: z.boolean(),
});

const questionSchema = z.object({ key: z.string(), label: z.string(), required: z.boolean() });

/** The booking rules of an outlet. A booking keeps the rules that applied when it was made. */
export const bookingPolicySchema = z.object({
  mode: z.enum(['instant', 'onDemand', 'external']),
  partyMin: count,
  /** Larger parties have to contact the hotel. */
  partyMax: count,
  slotInterval: count,
  durationByParty: z.array(z.object({ upTo: count, minutes: count })),
  /** The minutes before a slot at which online booking ends. */
  leadMinutes: count,
  maxAdvanceDays: count,
  holdMinutes: count,
  cancelCutoffMinutes: count,
  modifyCutoffMinutes: count,
  /** The minutes for which the table of a late party is kept. */
  lateGraceMinutes: count,
  maxUpcoming: count,
  /** The minutes within which the hotel answers a request. */
  approvalTimeoutMinutes: count,
  waitlist: z.object({ enabled: z.boolean(), offerMinutes: count }),
  deposit: z.optional(z.object({ perPerson: price, refundableUntilMinutes: count })),
  questions: z.array(questionSchema),
  /** Additional rules written by the hotel; may be empty. */
  text: z.string(),
});
export type BookingPolicy = z.infer<typeof bookingPolicySchema>;

const SLOT_STATUSES = ['available', 'limited', 'full', 'closed', 'past'] as const;
const slotStatus = z.enum(SLOT_STATUSES);

export const slotSchema = z.object({
  /** The property's local time; if it is ambiguous because of a clock change, the first occurrence. */
  localDateTime,
  startsAt: instant,
  status: slotStatus,
  /** The areas with a free table for the party. */
  areas: z.array(uuid),
  durationMinutes: count,
  requiresApproval: z.boolean(),
  waitlistOpen: z.boolean(),
  /** Only given with the status `limited`. */
  tablesLeft: z.optional(count),
});
export type Slot = z.infer<typeof slotSchema>;

/** A nearby time with a free table for the same party. */
export const nearSlotSchema = z.object({
  localDateTime,
  areas: z.array(uuid),
  requiresApproval: z.boolean(),
});
export type NearSlot = z.infer<typeof nearSlotSchema>;

/** The reason why a day cannot be booked, as a code and as a message for the guest. */
const whyClosed = z.object({
  code: z.enum(['too_far', 'outside_stay', 'outlet_closed', 'party_too_large', 'party_too_small', 'past']),
  error: z.string(),
});

/** A business day of the property; hours before `businessDayStart` belong to the previous day. */
const day = {
  date: localDate,
  /** The best status among the day's slots. */
  status: slotStatus,
  why: z.optional(whyClosed),
};

export const slotsReplySchema = z.object({
  ...day,
  outlet: z.object({ uuid, slug: z.string(), name: z.string() }),
  /** With the mode `external` there is an address instead of slots. */
  policy: bookingPolicySchema,
  externalBookingUrl: z.optional(z.string()),
  areas: z.array(areaSchema),
  /** The range of days that the caller can book. */
  bookable: z.object({ from: localDate, until: localDate }),
  slots: z.array(slotSchema),
});
export type SlotsReply = z.infer<typeof slotsReplySchema>;

export const bookingDaysReplySchema = z.object({
  bookable: z.object({ from: localDate, until: localDate }),
  days: z.array(z.object({ ...day, waitlistOpen: z.boolean() })),
});

/** The `data` of errors for slots without a table: the nearest free times, nearest first. */
export const slotUnavailableDataSchema = z.object({
  nearest: z.array(nearSlotSchema),
  waitlistOpen: z.boolean(),
});
export type SlotUnavailableData = z.infer<typeof slotUnavailableDataSchema>;
