import * as z from '@guest/shared/contracts/zod';
import { instant, uuid } from '../core/values';
import { doNotDisturbSchema } from './room-care.schema';

const endedBy = z.enum(['guest', 'staff', 'time', 'check_out']);

/** The two ends are there once it has ended. */
const staffDoNotDisturbSchema = z.extend(doNotDisturbSchema, {
  endedAt: z.optional(instant),
  endedBy: z.optional(endedBy),
});

export const roomCareSocketChecks = {
  /** The rooms in order, without the names of their guests, whom housekeeping need not know. */
  loadDoNotDisturb: {
    ask: z.strictObject({}),
    answer: z.object({ rooms: z.array(staffDoNotDisturbSchema) }),
  },
  /** For when somebody must enter all the same. Repeating it changes nothing. */
  endDoNotDisturb: {
    ask: z.strictObject({ uuid, reason: z.enum(['safety', 'repair', 'guest_asked']) }),
    answer: z.object({ doNotDisturb: staffDoNotDisturbSchema }),
  },
};

export const roomCarePushChecks = {
  doNotDisturbUpdated: z.object({
    doNotDisturb: staffDoNotDisturbSchema,
    userSeq: z.optional(z.int()),
    epoch: uuid,
  }),
};
