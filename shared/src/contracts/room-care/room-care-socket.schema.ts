import * as z from '@guest/shared/contracts/zod';
import { instant, uuid } from '../core/values';
import { doNotDisturbSchema } from './room-care.schema';

const endedBy = z.enum(['guest', 'staff', 'time', 'check_out']);

/** The period as staff see it. Both fields are missing until it has ended. */
const staffDoNotDisturbSchema = z.extend(doNotDisturbSchema, {
  endedAt: z.optional(instant),
  endedBy: z.optional(endedBy),
});

export const roomCareSocketChecks = {
  /** Returns the rooms in order. The names of their guests are left out, because housekeeping does not need them. */
  loadDoNotDisturb: {
    ask: z.strictObject({}),
    answer: z.object({ rooms: z.array(staffDoNotDisturbSchema) }),
  },
  /** Ends the period because somebody has to enter the room. Repeating the request changes nothing. */
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
