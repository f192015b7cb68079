import type { Database } from '../../../platform/db/database';
import { createSigningKey } from '../../../platform/security/signing-key';
import { isSigned, signatureOf } from '../../../platform/security/signature';

export type SignedLinks = ReturnType<typeof createSignedLinks>;

const ofCalendar = (property: string, bookingId: string) => `activity calendar ${property} ${bookingId}`;
const ofVoucher = (property: string, reference: string) => `activity voucher ${property} ${reference}`;

/** Signs the address of a calendar file, because calendar apps cannot sign in, and the code of a voucher. */
export function createSignedLinks(db: Database) {
  const secret = createSigningKey(db);
  return {
    secret,

    async calendarPath(property: string, bookingId: string): Promise<string> {
      const sign = signatureOf(await secret(), ofCalendar(property, bookingId));
      return `/web/property/${property}/bookings/activities/${bookingId}/calendar.ics?sign=${sign}`;
    },
    isCalendar: async (property: string, bookingId: string, sign: string): Promise<boolean> =>
      isSigned(await secret(), ofCalendar(property, bookingId), sign),

    /** `reference.signature`, without personal data. */
    async voucher(property: string, reference: string): Promise<string> {
      return `${reference}.${signatureOf(await secret(), ofVoucher(property, reference))}`;
    },
    /** Returns the reference of a voucher that this hotel has signed. */
    async referenceOf(property: string, voucher: string): Promise<string | undefined> {
      const [reference = '', sign = ''] = voucher.split('.');
      return isSigned(await secret(), ofVoucher(property, reference), sign) ? reference : undefined;
    },
  };
}
