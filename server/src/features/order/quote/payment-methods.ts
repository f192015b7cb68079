import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { errorMessage } from '../../../platform/errors/error-messages';
import { roomChargeDenial } from './room-charge';
import type { QuoteInput } from './quote-input';

/**
 * Returns all payment methods of the outlet. If one is not available to this guest or for this total, it has
 * a reason.
 */
export function paymentMethodsOf(
  { outlet, guest, roomCharge, lang }: QuoteInput,
  total: number,
): OrderQuote['payments'] {
  return outlet.policy.paymentMethods.map((method) => {
    if (method !== 'room_charge') return { method, isAllowed: true };
    if (guest === null) {
      return { method, isAllowed: false, code: 'sign_in', error: errorMessage('Sign in to continue', lang) };
    }
    const reason = roomChargeDenial(roomCharge, total);
    if (reason === null) {
      return { method, isAllowed: true, ...(roomCharge.isAllowed && roomCharge.pin && { needsPin: true }) };
    }
    const error = errorMessage(ROOM_CHARGE_DENIED, lang);
    return { method, isAllowed: false, code: 'room_charge_denied', reason, error };
  });
}

export const ROOM_CHARGE_DENIED =
  "We can't charge this to your room. Choose another way to pay or ask reception.";
