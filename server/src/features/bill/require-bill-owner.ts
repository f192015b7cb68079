import { billRefusal } from '@guest/shared/contracts/bill/bill-refusal';
import { businessDay } from '@guest/shared/contracts/core/local-time';
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
  const { isStayVerified: isVerified, reservationNumber, checkin, checkout } = row;
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const refusal = billRefusal({ isVerified, checkin, checkout }, today);
  if (refusal === 'stay_unverified' || reservationNumber === null) {
    throw new RequestError(409, 'stay_unverified', 'Link your stay first to see your bill.');
  }
  if (refusal === null) return { ...row, reservationNumber };
  throw new RequestError(403, refusal, 'Your bill is available during your stay and for 30 days after it.');
}
