import * as z from '@guest/shared/contracts/core/zod';
import { checks } from '../core/checks';
import { inProperty, instant } from '../core/values';

/** As it is typed, in whatever digits. */
const typed = z.string().check(z.minLength(1), z.maxLength(20));

const state = z.object({
  /** Whether the guest has a stay that the hotel has found, to which a PIN can belong. */
  isOffered: z.boolean(),
  isSet: z.boolean(),
});

/** What goes in and comes out of each call. */
export const chargePinChecks = {
  getChargePin: checks({ params: inProperty, reply: state }),
  saveChargePin: checks({
    params: inProperty,
    body: z.strictObject({
      /** 4 to 6 digits; null: none is asked for any more. */
      pin: z.nullable(typed),
      /** The one that is set, where there is one. */
      current: z.optional(typed),
    }),
    reply: state,
  }),
  approveCharge: checks({
    params: inProperty,
    body: z.strictObject({ pin: typed }),
    reply: z.object({ approval: z.string(), expiresAt: instant }),
  }),
};
