import { useHost } from '@guest/shared';
import { orderContract, type Order, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { isApiError, isUnanswered } from '@guest/shared/http/api-error';
import { newKey } from '@guest/shared/http/new-key';
import { useRef, useState } from 'react';
import { cartOf, type Basket } from '../../basket/basket';
import type { Body } from './order-body';

/** What came of a try that placed nothing, as far as anybody knows. */
export type Trouble =
  /** Nobody has answered: it may have arrived or not. The same is sent again, and is one order. */
  | { kind: 'unanswered' }
  /** The house asks, or refuses, in its own words. */
  | { kind: 'refused'; code: string; error: string }
  /** An earlier try had arrived after all, before the guest changed something. */
  | { kind: 'earlier' };

/** Places an order once, however often it has to be sent: the key and what was sent stay with the basket until it is answered. */
export function usePlacing(options: {
  property: string;
  outlet: string;
  basket: Basket;
  onChange: (change: (basket: Basket) => Basket) => boolean;
  onQuote: (quote: OrderQuote) => void;
  /** What was said yes to is not what is met now. */
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
    // Before it goes out: a page that is killed in between still knows that it did.
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
    // Whoever is not known any more has learned nothing of the try before.
    if (error.status === 401 && basket.sent) return { kind: 'unanswered' };
    if (code === 'idempotency_mismatch') {
      onChange(({ sent: _, ...now }) => ({ ...now, idempotencyKey: newKey() }));
      return { kind: 'earlier' };
    }
    // It was answered, and nothing was placed: the next try may be another order under the same key.
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
    /** What was sent and never answered, as long as the basket is what it was. It was written down above. */
    unanswered: trouble?.kind === 'unanswered' && isAsSent ? (basket.sent?.body as Body) : undefined,
  };
}

/** A refusal over something that has changed brings the quote as it is now; its schema is that of every quote. */
function quoteIn(data: unknown): OrderQuote | undefined {
  if (typeof data !== 'object' || data === null || !('quote' in data)) return undefined;
  return data.quote as OrderQuote;
}
