import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { pageLink } from '../core/page-link';
import { inProperty, localDateTime, uuid } from '../core/values';
import { CHECK_OUT_REASONS, CHECK_OUT_STATUSES } from './check-out-status';

const stateSchema = z.object({
  /** Left out if nobody of the reservation has asked yet. */
  status: z.optional(z.enum(CHECK_OUT_STATUSES)),
  reasons: z.array(z.enum(CHECK_OUT_REASONS)),
  /** Whether the server takes `dropped`. One of an earlier release refuses it. */
  takesDropped: z.optional(z.boolean()),
  /** The items that the guest still has ahead. The check-out cancels those that are not spared. */
  ahead: z.array(
    z.object({
      kind: z.string(),
      uuid,
      title: z.string(),
      localDateTime,
      link: pageLink,
    }),
  ),
});

/** The input and reply schemas of each endpoint. */
export const checkOutChecks = {
  getCheckOut: checks({ params: inProperty, reply: stateSchema }),
  checkOut: checks({
    params: inProperty,
    body: z.strictObject({
      /** The version of the bill that the guest has seen. */
      version: z.string().check(z.maxLength(40)),
      invoiceEmail: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
      /** The ids of the items that stay. */
      spared: z.optional(z.array(uuid).check(z.maxLength(100))),
      /**
       * The ids of the items that the guest gives up. With it, nothing is cancelled that the guest has not seen: an item
       * in neither list is 409 `ahead_changed` with the items as they are now.
       */
      dropped: z.optional(z.array(uuid).check(z.maxLength(100))),
    }),
    reply: stateSchema,
  }),
};
