import type { Hold, TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { BookingQuery } from './use-booking-query';

/** The table that the guest is about to book: a hold, or the new time of a booking, which needs no hold. */
export type BookingDraft = Omit<Hold, 'holdUuid' | 'outletUuid' | 'expiresAt'> &
  Partial<Pick<Hold, 'holdUuid' | 'expiresAt'>>;

/** Returns the draft of a change to a booking once the guest has selected a time, otherwise `undefined`. */
export function toChangeDraft(
  booking: TableBooking,
  { at, partySize, area }: BookingQuery,
): BookingDraft | undefined {
  if (at === undefined) return undefined;
  const { durationMinutes, status } = booking;
  return {
    localDateTime: at,
    partySize,
    areaUuid: area,
    durationMinutes,
    // A booking that staff have confirmed is changed without another approval.
    requiresApproval: status === 'requested',
  };
}
