import { BILL_DAYS_AFTER_STAY } from '@guest/shared/contracts/bill/bill-line';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { GuestRow } from '../identity/guest.repository';
import { RequestError } from '../../platform/errors/request-error';
import type { PropertyRow } from '../property/property-scope';

/** A guest whose stay is linked to a reservation. */
export type BillOwner = GuestRow & { reservationNumber: string };

/**
 * Throws unless the hotel has confirmed the stay of the guest and the stay is current or ended at most 30
 * days ago.
 */
export function requireBillOwner(row: GuestRow, property: PropertyRow, now: number): BillOwner {
  const { isStayVerified, reservationNumber, checkout } = row;
  if (!isStayVerified || reservationNumber === null) {
    throw new RequestError(409, 'stay_unverified', 'Link your stay first to see your bill.');
  }
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const state = stayStateOf(row, today);
  const isRecent = checkout !== null && today <= addDays(checkout, BILL_DAYS_AFTER_STAY);
  if (state === 'IN' || (state === 'OUT' && isRecent)) return { ...row, reservationNumber };
  throw new RequestError(
    403,
    'bill_unavailable',
    'Your bill is available during your stay and for 30 days after it.',
  );
}
