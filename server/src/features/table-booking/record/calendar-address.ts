import type { Database } from '../../../platform/db/database';
import { createSigningKey } from '../../../platform/security/signing-key';
import { isSigned, signatureOf } from '../../../platform/security/signature';

export type CalendarAddresses = ReturnType<typeof createCalendarAddresses>;
export type CalendarAddress = CalendarAddresses['pathOf'];

const signedText = (property: string, bookingId: string) => `calendar ${property} ${bookingId}`;

/**
 * Creates signed links to the calendar files of bookings or orders, because a calendar app cannot sign in. `folder` is their
 * part of the path.
 */
export function createCalendarAddresses(db: Database, folder: 'bookings/tables' | 'orders') {
  const secret = createSigningKey(db);
  return {
    secret,

    async pathOf(property: string, bookingId: string): Promise<string> {
      const sign = signatureOf(await secret(), signedText(property, bookingId));
      return `/web/property/${property}/${folder}/${bookingId}/calendar.ics?sign=${sign}`;
    },
    isValidSignature: async (property: string, bookingId: string, sign: string): Promise<boolean> =>
      isSigned(await secret(), signedText(property, bookingId), sign),
  };
}
