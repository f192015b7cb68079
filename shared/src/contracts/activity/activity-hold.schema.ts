import * as z from '@guest/shared/contracts/zod';
import { ROOM_CHARGE_REASONS } from '../order/order-problems';
import { instant, localDateTime, price, uuid } from '../core/values';
import { ACTIVITY_PAYMENT_METHODS } from './activity-booking-status';
import { MAX_AGE } from './party-rules';

const count = z.int().check(z.nonnegative());

/** The quantity of a unit in a party. */
const unitQuantitySchema = z.strictObject({
  unitId: uuid,
  quantity: z.int().check(z.gte(1), z.lte(99)),
});
export const unitQuantitiesSchema = z.array(unitQuantitySchema).check(z.minLength(1), z.maxLength(20));

/** An age in whole years on the day of the session. */
export const ageSchema = z.int().check(z.gte(0), z.lte(MAX_AGE));

/** The quantity of a unit in a party, with the name of the unit and the price of one. */
export const pricedUnitSchema = z.object({
  unitId: uuid,
  name: z.string(),
  quantity: count,
  unitPrice: price,
});

/** Something else that the guest has planned for the same time. */
export const overlapSchema = z.object({
  kind: z.enum(['table', 'activity', 'check_out']),
  /** The uuid of the booking; missing for the check-out. */
  uuid: z.optional(uuid),
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
});
export type Overlap = z.infer<typeof overlapSchema>;

/** Another session of the same activity that fits the party. */
export const nextSessionSchema = z.object({
  sessionUuid: uuid,
  localDateTimeStart: localDateTime,
  localDateTimeEnd: localDateTime,
  startsAt: instant,
  /** Missing if the number of places is unlimited. */
  vacancies: z.optional(count),
});
export type NextSession = z.infer<typeof nextSessionSchema>;

/** A way to pay. If it is not available to this guest or for this total, it has a reason. */
export const paymentOptionSchema = z.object({
  method: z.enum(ACTIVITY_PAYMENT_METHODS),
  isAllowed: z.boolean(),
  /** Whether the room is protected by a PIN, in which case `approveCharge` has to be called first. */
  needsPin: z.optional(z.boolean()),
  code: z.optional(z.string()),
  reason: z.optional(z.enum(ROOM_CHARGE_REASONS)),
  error: z.optional(z.string()),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

/** Places held for some minutes while the guest enters the remaining details. */
export const activityHoldSchema = z.object({
  holdUuid: uuid,
  sessionUuid: uuid,
  activityUuid: uuid,
  bookableActivityId: uuid,
  localDateTimeStart: localDateTime,
  localDateTimeEnd: localDateTime,
  units: z.array(pricedUnitSchema),
  /** The places that the party occupies. */
  pax: count,
  total: price,
  /** Signs the total. `bookActivity` refuses another price than the one that the guest has seen. */
  priceToken: z.string(),
  expiresAt: instant,
  canExtend: z.boolean(),
  requiresApproval: z.boolean(),
  /** The booking that this one is going to replace. */
  insteadOf: z.optional(uuid),
  overlaps: z.array(overlapSchema),
  payments: z.array(paymentOptionSchema),
});
export type ActivityHold = z.infer<typeof activityHoldSchema>;
