import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { inProperty, instant } from '../core/values';

/** The PIN as typed, in digits of any script. */
const typedPin = z.string().check(z.minLength(1), z.maxLength(20));

const state = z.object({
  /** Whether the hotel has verified a stay to which a PIN can belong. */
  isOffered: z.boolean(),
  isSet: z.boolean(),
});

/** The input and reply schemas of each endpoint. */
export const chargePinChecks = {
  getChargePin: checks({ params: inProperty, reply: state }),
  saveChargePin: checks({
    params: inProperty,
    body: z.strictObject({
      /** The new PIN with 4 to 6 digits; null removes the PIN. */
      pin: z.nullable(typedPin),
      /** The current PIN, if one is set. */
      current: z.optional(typedPin),
    }),
    reply: state,
  }),
  approveCharge: checks({
    params: inProperty,
    body: z.strictObject({ pin: typedPin }),
    reply: z.object({ approval: z.string(), expiresAt: instant }),
  }),
};
