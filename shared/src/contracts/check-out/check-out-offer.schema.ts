import * as z from '@guest/shared/contracts/zod';
import { instant } from '../core/values';
import { CHECK_OUT_REASONS, CHECK_OUT_STATUSES } from './check-out-status';

/** Whether the guest can check out in the app. */
export const checkOutOfferSchema = z.object({
  /**
   * `express`: the hotel's system checks out. `desk`: reception can only be asked to have everything ready.
   */
  kind: z.enum(['express', 'desk']),
  canNow: z.boolean(),
  reasons: z.array(z.enum(CHECK_OUT_REASONS)),
  /** The period in which it is offered. */
  from: instant,
  until: instant,
  /** The status of a check-out that was asked for. */
  status: z.optional(z.enum(CHECK_OUT_STATUSES)),
});
