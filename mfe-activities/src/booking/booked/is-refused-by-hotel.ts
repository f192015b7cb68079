import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';

/** Returns whether the hotel has rejected or cancelled the booking, or has let it lapse although it has other times. */
export function isRefusedByHotel({ status, histories, canRebook, next }: ActivityBooking): boolean {
  const last = histories.at(-1);
  if (!last || last.by.type === 'guest') return false;
  // A guest who asked the hotel to cancel is not told why, and is offered nothing else.
  if (status === 'cancelled' && last.reasonCode === 'guest_asked') return false;
  const hasOthers = canRebook || next.length > 0;
  if (status === 'cancelled') return hasOthers || last.reasonCode !== undefined;
  return status === 'rejected' || (status === 'lapsed' && hasOthers);
}
