import * as z from '@guest/shared/contracts/zod';
import { pageLink } from '../core/page-link';
import { instant, localDateTime, uuid } from '../core/values';

/** Something that stands in the way of erasing an account. */
const erasureItemSchema = z.object({
  /** A client that does not know the kind shows the title and the link. */
  kind: z.string(),
  uuid,
  title: z.string(),
  startsAt: z.optional(instant),
  /** The start in local time of the item's own hotel. */
  localDateTime: z.optional(localDateTime),
  link: pageLink,
  canCancel: z.boolean(),
  /** The latest time at which the guest can cancel, if there is a deadline. */
  cancelBy: z.optional(instant),
});

/** The ways to resolve a blocker. */
const ERASURE_FIXES = [
  /** Cancel the items that can be cancelled, with `cancelAhead`. */
  'cancel_ahead',
  /** Wait until the items are over. */
  'wait',
  'bill',
  'check_out',
  /** Erase the account after the stay instead of now. */
  'after_stay',
  'chat',
] as const;

export const erasureSchema = z.object({
  /** The account cannot be erased while there are blockers. */
  blockers: z.array(
    z.object({
      reason: z.enum(['in_house', 'future_stay', 'unsettled_folio', 'active_order', 'future_booking']),
      checkin: z.optional(z.string()),
      checkout: z.optional(z.string()),
      items: z.optional(z.array(erasureItemSchema)),
      fixes: z.optional(z.array(z.enum(ERASURE_FIXES))),
    }),
  ),
  /** The time at which the account will be erased; null if erasure was not requested. */
  eraseAt: z.nullable(instant),
});

export const cancelledAheadSchema = z.object({
  /** The ids of the items that were cancelled. */
  cancelled: z.array(uuid),
  /** The items that could not be cancelled, each with the code of the reason. */
  left: z.array(z.object({ item: erasureItemSchema, code: z.string() })),
  erasure: erasureSchema,
});
