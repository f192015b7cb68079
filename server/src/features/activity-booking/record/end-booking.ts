import type { activityBooking } from '../../../platform/db/tables/schema';
import { canTransition } from '@guest/shared/contracts/activity/activity-booking-status';

type ActivityBookingFields = typeof activityBooking.$inferSelect;

interface CancelOptions {
  /** The hotel itself cancels, so every charge is refunded. */
  isByHotel: boolean;
  now: number;
}

/**
 * Returns the columns that change when a booking ends without taking place: a charge that is not posted yet is
 * dropped, and a posted one is refunded if cancellation is still free.
 */
export function endedPayment(
  { paymentStatus, cancelBy, status, total }: ActivityBookingFields,
  { isByHotel, now }: CancelOptions,
): Partial<ActivityBookingFields> {
  const isFree = isByHotel || status !== 'confirmed' || now <= cancelBy.getTime();
  const isUncharged = paymentStatus === 'authorised' && isFree;
  return {
    expiresAt: null,
    ...(total > 0 && { refund: isFree ? ('full' as const) : ('none' as const) }),
    ...(isUncharged && { paymentStatus: 'none' as const, reservationNumber: null }),
  };
}

/** Whether the guest may still cancel a booking with this status, whatever its deadline. */
export const isCancellable = ({ status }: ActivityBookingFields): boolean =>
  canTransition(status, 'cancelled', 'guest');
