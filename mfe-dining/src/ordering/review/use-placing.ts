import { useHost } from '@guest/shared';
import { orderContract, type Order, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { isApiError, isUnanswered } from '@guest/shared/http/api-error';
import { newKey } from '@guest/shared/http/new-key';
import { useRef, useState } from 'react';
import { cartOf, type Basket } from '../../basket/basket';
import type { Body } from './order-body';

/** The reasons why an attempt placed no order, as far as the client knows. */
export type Trouble =
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
export function usePlacing(options: {
  property: string;
  outlet: string;
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => void;
  onQuote: (quote: OrderQuote) => void;
  /** Called if the confirmed allergies differ from the current conflicts. */
  onUnconfirmed: () => void;
  onPlaced: (order: Order, sent: Body) => void;
}) {
  const { property, outlet, basket, onChange, onQuote, onUnconfirmed, onPlaced } = options;
  const { api } = useHost();
  const [trouble, setTrouble] = useState<Trouble | null>(
    basket.sent === undefined ? null : { kind: 'unanswered' },
  );
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);

  async function place(body: Body): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setIsBusy(true);
    setTrouble(null);
    // The request is stored before it is sent, so that it is known even if the page is closed meanwhile.
    const cart = JSON.stringify(cartOf(basket));
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
      setTrouble(troubleOf(error));
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  }

  function troubleOf(error: unknown): Trouble {
    if (!isApiError(error)) throw error;
    const { code = '', data } = error.reply ?? {};
    if (isUnanswered(error) || code === 'idempotency_in_progress') return { kind: 'unanswered' };
    // 401 says nothing about whether the previous attempt succeeded.
    if (error.status === 401 && basket.sent) return { kind: 'unanswered' };
    if (code === 'idempotency_mismatch') {
      onChange(({ sent: _, ...now }) => ({ ...now, idempotencyKey: newKey() }));
      return { kind: 'earlier' };
    }
    // The server has replied and placed nothing, so the next attempt may be another order with the same key.
    onChange(({ sent: _, ...now }) => now);
    const quote = quoteIn(data);
    if (quote) onQuote(quote);
    if (code === 'allergies_unconfirmed') onUnconfirmed();
    return { kind: 'refused', code, error: error.message };
  }

  const isAsSent = basket.sent?.cart === JSON.stringify(cartOf(basket));
  return {
    trouble,
    isBusy,
    place,
    /**
     * The unanswered request, as long as the basket is unchanged. The cast is safe because `place` stored it.
     */
    unanswered: trouble?.kind === 'unanswered' && isAsSent ? (basket.sent?.body as Body) : undefined,
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
