import type { orderContract, OrderQuote } from '@guest/shared/contracts/order/order.contract';
import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { cartOf, type Basket } from '../../basket/basket';

type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer Body, infer _R> ? Body : never;
/** The request body that places an order. */
export type Body = BodyOf<typeof orderContract.placeOrder>;

export interface Agreed {
  paymentMethod: Body['paymentMethod'];
  confirmsAllergies: boolean;
  confirmsAge: boolean;
  isAgain: boolean;
  /** The approval for a room that is protected by a PIN. */
  approval?: string;
}

/** Builds the request body from the quoted basket and the guest's confirmations. */
export const orderBody = (
  basket: Basket,
  quote: OrderQuote & { quoteToken: string },
  agreed: Agreed,
): Body => ({
  ...cartOf(basket),
  quoteToken: quote.quoteToken,
  paymentMethod: agreed.paymentMethod,
  ...(agreed.confirmsAllergies && { confirmsAllergies: true }),
  ...(agreed.confirmsAge && { confirmsAge: true }),
  ...(agreed.isAgain && { isAgain: true }),
  ...(agreed.approval !== undefined && { approval: agreed.approval }),
});
