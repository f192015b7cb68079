import * as z from '@guest/shared/contracts/zod';
import { checks } from '../core/checks';
import { knownGuestSchema } from '../guest/profile.schema';
import { inProperty, localDate, uuid } from '../core/values';

const typedText = z.string().check(z.maxLength(100));

const reservationSchema = z.object({
  uuid,
  /** Given only if the stay is linked to the hotel's reservation. */
  reservationNumber: z.optional(z.string()),
  status: z.enum(['booked', 'precheckin', 'checked_in', 'checked_out', 'cancelled']),
  checkin: localDate,
  checkout: localDate,
  nights: z.int(),
  roomType: z.optional(z.string()),
  /** Given only during the stay. */
  room: z.optional(z.string()),
  guests: z.optional(z.int()),
  source: z.enum(['self', 'pms', 'staff']),
  /** Whether the stay can still be linked to the hotel's reservation. */
  canVerify: z.boolean(),
});

/** The input and reply schemas of each endpoint. */
export const stayChecks = {
  /** Fields that are left out stay unchanged. */
  updateStay: checks({
    params: inProperty,
    body: z.strictObject({
      room: z.optional(typedText),
      checkin: z.optional(typedText),
      checkout: z.optional(typedText),
    }),
    reply: knownGuestSchema,
  }),
  verifyStay: checks({
    params: inProperty,
    body: z.strictObject({
      lastName: typedText,
      room: z.optional(typedText),
      reservationNumber: z.optional(typedText),
      checkout: typedText,
    }),
    reply: z.extend(knownGuestSchema, { stay_verified: z.literal(true) }),
  }),
  listReservations: checks({
    params: inProperty,
    reply: z.object({ items: z.array(reservationSchema) }),
  }),
};
