import type { Hold, TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { Wish } from './use-wish';

/** The table that is about to be booked: one that is kept, or the new place of a booking, which needs no keeping. */
export type Plan = Omit<Hold, 'holdUuid' | 'outletUuid' | 'expiresAt'> &
  Partial<Pick<Hold, 'holdUuid' | 'expiresAt'>>;

/** Another time, party or area for a booking, once the guest has chosen the time. */
export function changeOf(booking: TableBooking, { at, partySize, area }: Wish): Plan | undefined {
  if (at === undefined) return undefined;
  const { durationMinutes, status } = booking;
  return {
    localDateTime: at,
    partySize,
    areaUuid: area,
    durationMinutes,
    // What the house has said yes to once is changed at once.
    requiresApproval: status === 'requested',
  };
}
