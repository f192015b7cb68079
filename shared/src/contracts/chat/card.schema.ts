import * as z from '@guest/shared/contracts/core/zod';
import { instant, localDateTime, price, uuid } from '../core/values';

/**
 * A booking or an order as it stands in the chat with the hotel. There is one message for each, which changes with it:
 * `cardUpdated` tells so, and whoever loads the room later finds it as it is now.
 */
export const cardSchema = z.object({
  kind: z.enum(['tableBooking', 'order']),
  /** Of the booking or order, by which its page is found. */
  uuid,
  reference: z.string(),
  /** Of the booking or order, in the words of its own contract. */
  status: z.string(),
  outletUuid: uuid,
  outletSlug: z.string(),
  outletName: z.string(),
  /** For when a table is booked, or an order wished. */
  localDateTime: z.optional(localDateTime),
  partySize: z.optional(z.int()),
  /** When an order is to be there. */
  promisedFrom: z.optional(instant),
  promisedTo: z.optional(instant),
  itemCount: z.optional(z.int()),
  total: z.optional(price),
  /** Until when somebody has to answer, or an offer to be taken. */
  expiresAt: z.optional(instant),
  /** A card with a lower one is out of date. */
  version: z.int(),
});
export type Card = z.infer<typeof cardSchema>;
