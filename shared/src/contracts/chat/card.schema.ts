import * as z from '@guest/shared/contracts/zod';
import { instant, localDateTime, price, uuid } from '../core/values';

/**
 * A booking or an order as shown in the conversation with the hotel. Each has exactly one message, which is
 * updated in place: `cardUpdated` announces a change, and loading the room later returns the current state.
 */
export const cardSchema = z.object({
  kind: z.enum(['tableBooking', 'order']),
  /** The uuid of the booking or order, used to link to its page. */
  uuid,
  reference: z.string(),
  /** The status as defined by the contract of the booking or order. */
  status: z.string(),
  outletUuid: uuid,
  outletSlug: z.string(),
  outletName: z.string(),
  /** The time of the booking, or the requested time of the order. */
  localDateTime: z.optional(localDateTime),
  partySize: z.optional(z.int()),
  /** The estimated time of delivery for an order. */
  promisedFrom: z.optional(instant),
  promisedTo: z.optional(instant),
  itemCount: z.optional(z.int()),
  total: z.optional(price),
  /** The time by which staff must answer, or by which the guest must accept an offer. */
  expiresAt: z.optional(instant),
  /** A card with a lower version is outdated. */
  version: z.int(),
});
export type Card = z.infer<typeof cardSchema>;
