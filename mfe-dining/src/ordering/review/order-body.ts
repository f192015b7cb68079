import type { orderContract, OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { toCart, type Basket } from '../../basket/basket';

type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer Body, infer _R> ? Body : never;
/** The request body that places an order. */
export type OrderBody = BodyOf<typeof orderContract.placeOrder>;

export interface Consents {
  paymentMethod: OrderBody['paymentMethod'];
  confirmsAllergies: boolean;
  confirmsAge: boolean;
  isAgain: boolean;
  /** The approval for a room that is protected by a PIN. */
  approval?: string;
}

/** Builds the request body from the quoted basket and the guest's confirmations. */
export const toOrderBody = (
  basket: Basket,
  quote: OrderQuote & { quoteToken: string },
  consents: Consents,
): OrderBody => ({
  ...toCart(basket),
  quoteToken: quote.quoteToken,
  paymentMethod: consents.paymentMethod,
  ...(consents.confirmsAllergies && { confirmsAllergies: true }),
  ...(consents.confirmsAge && { confirmsAge: true }),
  ...(consents.isAgain && { isAgain: true }),
  ...(consents.approval !== undefined && { approval: consents.approval }),
});
