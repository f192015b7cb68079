import { isUnfinished } from '@guest/shared/contracts/activity/activity-booking-status';
import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useTimeName } from '../model/use-time-name';

/** Returns a function that tells how and when a booking is paid, or nothing if there is nothing to pay. */
export function usePaymentText(): (booking: ActivityBooking) => string | undefined {
  const text = useLazyText();
  const timeName = useTimeName();
  return ({ payment, price, cancelBy, status }) => {
    if (price.amount === 0) return undefined;
    switch (payment.status) {
      case 'authorised':
        return text('Charged to your room when free cancellation ends, {time}.', {
          time: timeName(cancelBy),
        });
      case 'posted':
        return text('Charged to your room.');
      case 'failed':
        return text("We couldn't charge your room. Please pay there.");
      case 'reversed':
        return text('Taken off your bill.');
      case 'none':
        if (!isUnfinished(status)) return undefined;
        return payment.method === 'room_charge' ? text('Charge to room') : text('Pay there');
    }
  };
}
