import * as z from '@guest/shared/contracts/zod';
import { uuid } from '../core/values';

export const checkOutPushChecks = {
  stayEnded: z.object({
    /** The stay that has ended; a device may show another one by now. */
    reservationNumber: z.string(),
    userSeq: z.optional(z.int()),
    epoch: uuid,
  }),
};
