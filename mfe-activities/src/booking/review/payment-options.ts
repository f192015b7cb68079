import type { PaymentOption } from '@guest/shared/contracts/activity/activity-booking.contract';
import {
  ACTIVITY_PAYMENT_METHODS,
  type ActivityPaymentMethod,
} from '@guest/shared/contracts/activity/activity-booking-status';
import type { BookingFlow } from '../model/use-booking-flow';

/** Returns the ways to pay. Only a hold knows which of them this guest can use. */
export function paymentOptions({ hold, bookable, changed }: BookingFlow): PaymentOption[] {
  if (changed) return [{ method: changed.payment.method, isAllowed: true }];
  if (hold) return hold.payments;
  return (bookable.payWays ?? ACTIVITY_PAYMENT_METHODS).map((method) => ({ method, isAllowed: true }));
}

/** Returns the chosen way to pay, or the first that is possible. */
export function paymentOf(
  options: PaymentOption[],
  chosen: ActivityPaymentMethod | null,
): ActivityPaymentMethod | undefined {
  const allowed = options.filter(({ isAllowed }) => isAllowed);
  return (allowed.find(({ method }) => method === chosen) ?? allowed[0])?.method;
}
