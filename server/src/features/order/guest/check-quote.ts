import type { ORDER_PROBLEMS } from '@guest/shared/contracts/order/order-problems';
import type { Cart } from '@guest/shared/contracts/order/order.contract';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import { isApproved } from '../charge-pin/charge-approval';
import { ROOM_CHARGE_DENIED } from '../quote/payment-methods';
import type { Quoted } from '../quote/make-quote';
import { hasQuotedAmounts, hasQuotedAllergies } from '../quote/quote-token';

type Problem = (typeof ORDER_PROBLEMS)[number];

/** The body of a request to place an order. */
export interface PlacedCart extends Cart {
  paymentMethod: NonNullable<Cart['paymentMethod']>;
  quoteToken: string;
  confirmsAllergies?: boolean | undefined;
  confirmsAge?: boolean | undefined;
  isAgain?: boolean | undefined;
  approval?: string | undefined;
}

/** These problems can arise after a valid quote and return 409; all others return 422. */
const TRANSIENT_PROBLEMS = new Set<Problem>([
  'item_unavailable',
  'item_not_now',
  'modifier_unavailable',
  'slot_full',
  'slot_unavailable',
  'outlet_paused',
  'outlet_closed',
]);

/** Throws if the basket cannot be ordered, or if its price differs from the quote. */
export function assertNoProblems(
  quoted: Quoted,
  { quoteToken, secret, now }: { quoteToken: string; secret: string; now: number },
): void {
  const [first] = quoted.problems;
  if (first) {
    const { code, message, values, n } = first;
    const details = { values, ...(n !== undefined && { n }), data: { quote: quoted.quote() } };
    throw new RequestError(TRANSIENT_PROBLEMS.has(code) ? 409 : 422, code, message, details);
  }
  if (hasQuotedAmounts(quoteToken, { amounts: quoted.amounts, secret, now })) return;
  throw new RequestError(409, 'price_changed', 'Some prices changed. Please review your order again.', {
    data: { quote: quoted.quote() },
  });
}

/** Throws if a PIN protects room charges and the guest has no valid approval. */
export function assertChargeApproved(
  { roomCharge, quote }: Quoted,
  { paymentMethod, approval = '' }: PlacedCart,
  by: { guestId: string; secret: string; now: number },
): void {
  if (paymentMethod !== 'room_charge' || !roomCharge.isAllowed || !roomCharge.pin) return;
  if (isApproved(approval, { guestId: by.guestId, pin: roomCharge.pin }, by)) return;
  throw new RequestError(409, 'pin_required', 'Enter the PIN of your stay to charge this to your room.', {
    data: { quote: quote() },
  });
}

/** Throws if the payment method is not available or a required confirmation is missing. */
export function assertConfirmed(
  { payments, confirms, amounts, quote }: Quoted,
  { paymentMethod, confirmsAllergies, confirmsAge, quoteToken }: PlacedCart,
  secret: string,
): void {
  const payment = payments.find(({ method }) => method === paymentMethod);
  if (!payment) throw unprocessable('paymentMethod', 'payment_not_offered', 'Choose another way to pay.');
  if (!payment.isAllowed) {
    const data = { quote: quote(), reason: payment.reason };
    throw new RequestError(409, 'room_charge_denied', ROOM_CHARGE_DENIED, { data });
  }
  const hasConfirmed = confirmsAllergies === true && hasQuotedAllergies(quoteToken, { amounts, secret });
  if (confirms.allergies.length > 0 && !hasConfirmed) {
    const message = 'Your order may contain your allergens. Please confirm first.';
    throw new RequestError(409, 'allergies_unconfirmed', message, { data: { quote: quote() } });
  }
  const { minAge } = confirms;
  if (minAge === null || confirmsAge === true) return;
  throw new RequestError(
    409,
    'age_required',
    "Alcohol is for guests aged {n} or over. We'll check on delivery.",
    {
      n: minAge,
      data: { quote: quote() },
    },
  );
}
