import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { inProperty, instant, uuid } from '../core/values';

/** A period in which the staff stay away from a room. */
export const doNotDisturbSchema = z.object({
  uuid,
  room: z.string(),
  since: instant,
  until: instant,
});

const stateSchema = z.object({
  /** Left out if the staff may come. */
  current: z.optional(doNotDisturbSchema),
  /** The times until which it can be turned on; none before the arrival and after the departure. */
  choices: z.array(instant),
  /** Whether the hotel has not confirmed the stay, so that the room may be that of another guest. */
  isUnverified: z.boolean(),
});

/** The input and reply schemas of each endpoint. */
export const roomCareChecks = {
  getDoNotDisturb: checks({ params: inProperty, reply: stateSchema }),
  turnOnDoNotDisturb: checks({
    params: inProperty,
    body: z.strictObject({ until: instant }),
    reply: stateSchema,
  }),
  turnOffDoNotDisturb: checks({ params: inProperty, reply: stateSchema }),
};
