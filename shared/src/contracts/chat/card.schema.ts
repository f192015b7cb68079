import * as z from '@guest/shared/contracts/zod';
import { instant, localDateTime, price, uuid } from '../core/values';

const shared = {
  /** The uuid of the booking or order, used to link to its page. */
  uuid,
  reference: z.string(),
  /** The status as defined by the contract of the booking or order. */
  status: z.string(),
  total: z.optional(price),
  /** The time by which staff must answer, or by which the guest must accept an offer. */
  expiresAt: z.optional(instant),
  /** A card with a lower version is outdated. */
  version: z.int(),
};

const outletCardSchema = z.object({
  ...shared,
  kind: z.enum(['tableBooking', 'order']),
  outletUuid: uuid,
  outletSlug: z.string(),
  outletName: z.string(),
  /** The time of the booking. An order has its promised time instead, which follows its delays. */
  localDateTime: z.optional(localDateTime),
  partySize: z.optional(z.int()),
  /** The estimated time of delivery for an order. */
  promisedFrom: z.optional(instant),
  promisedTo: z.optional(instant),
  itemCount: z.optional(z.int()),
});
export type OutletCard = z.infer<typeof outletCardSchema>;

const activityCardSchema = z.object({
  ...shared,
  kind: z.literal('activity'),
  activityUuid: uuid,
  bookableActivityId: uuid,
  activityName: z.string(),
  localDateTime,
  /** The places that the party occupies. */
  pax: z.int(),
});
export type ActivityCard = z.infer<typeof activityCardSchema>;

/**
 * A booking or an order as shown in the conversation with the hotel. Each has exactly one message, which is
 * updated in place: `cardUpdated` announces a change, and loading the room later returns the current state.
 */
export const cardSchema = z.union([outletCardSchema, activityCardSchema]);
export type Card = z.infer<typeof cardSchema>;
