import { useHost } from '@guest/shared';
import { orderContract, type Order, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { isApiError, isNetworkError } from '@guest/shared/http/api-error';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { useRef, useState } from 'react';
import { toCart, type Basket } from '../../basket/basket';
import type { OrderBody } from './order-body';

/** The reasons why an attempt placed no order, as far as the client knows. */
export type OrderFailure =
  /**
   * There was no reply, so the order may have been placed. The same request is sent again and places at most
   * one order.
   */
  | { kind: 'unanswered' }
  /** The server asks for something or rejects the order, with a text for the guest. */
  | { kind: 'refused'; code: string; error: string }
  /** An earlier attempt had succeeded before the guest changed the basket. */
  | { kind: 'earlier' };

/**
 * Places an order exactly once, however often it is sent: the idempotency key and the request stay in the
 * basket until there is a reply.
 */
export function usePlaceOrder(options: {
  property: string;
  outlet: string;
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => void;
  onQuote: (quote: OrderQuote) => void;
  /** Called if the confirmed allergies differ from the current conflicts. */
  onAllergiesUnconfirmed: () => void;
  onPlaced: (order: Order, sent: OrderBody) => void;
}) {
  const { property, outlet, basket, onChange, onQuote, onAllergiesUnconfirmed, onPlaced } = options;
  const { api } = useHost();
  const [failure, setFailure] = useState<OrderFailure | null>(
    basket.sent === undefined ? null : { kind: 'unanswered' },
  );
  const [isBusy, setIsBusy] = useState(false);
  const isInFlight = useRef(false);

  async function place(body: OrderBody): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsBusy(true);
    setFailure(null);
    // The request is stored before it is sent, so that it is known even if the page is closed meanwhile.
    const cart = JSON.stringify(toCart(basket));
    onChange((now) => ({ ...now, sent: { body, cart } }));
    try {
      const order = await api.call(orderContract.placeOrder, {
        params: { property, outlet },
        body,
        headers: { 'Idempotency-Key': basket.idempotencyKey },
        isToastSuppressed: true,
      });
      onPlaced(order, body);
    } catch (error) {
      setFailure(toOrderFailure(error));
    } finally {
      isInFlight.current = false;
      setIsBusy(false);
    }
  }

  function toOrderFailure(error: unknown): OrderFailure {
    if (!isApiError(error)) throw error;
    const { code = '', data } = error.reply ?? {};
    if (isNetworkError(error) || code === 'idempotency_in_progress') return { kind: 'unanswered' };
    // 401 says nothing about whether the previous attempt succeeded.
    if (error.status === 401 && basket.sent) return { kind: 'unanswered' };
    if (code === 'idempotency_mismatch') {
      onChange(({ sent: _, ...now }) => ({ ...now, idempotencyKey: createIdempotencyKey() }));
      return { kind: 'earlier' };
    }
    // The server has replied and placed nothing, so the next attempt may be another order with the same key.
    onChange(({ sent: _, ...now }) => now);
    const quote = quoteIn(data);
    if (quote) onQuote(quote);
    if (code === 'allergies_unconfirmed') onAllergiesUnconfirmed();
    return { kind: 'refused', code, error: error.message };
  }

  const isUnchanged = basket.sent?.cart === JSON.stringify(toCart(basket));
  return {
    failure,
    isBusy,
    place,
    /**
     * The unanswered request, as long as the basket is unchanged. The cast is safe because `place` stored it.
     */
    unconfirmedBody:
      failure?.kind === 'unanswered' && isUnchanged ? (basket.sent?.body as OrderBody) : undefined,
  };
}

/**
 * Returns the current quote that the server adds when it rejects an order because of a change. The cast is
 * safe because it has the schema of every quote.
 */
function quoteIn(data: unknown): OrderQuote | undefined {
  if (typeof data !== 'object' || data === null || !('quote' in data)) return undefined;
  return data.quote as OrderQuote;
}
