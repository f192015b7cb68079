import { useHost } from '@guest/shared';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { useRef, useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';

/**
 * Returns functions for actions on an order, one at a time. A failure shows an error and the current state of
 * the order.
 */
export function useOrderStep(onUpdate: (order: Order) => void) {
  const text = useOrderText();
  const { toast } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const isInFlight = useRef(false);
  async function step(call: () => Promise<Order>): Promise<boolean> {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    setIsBusy(true);
    try {
      onUpdate(await call());
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const order = orderIn(error.reply?.data);
      if (order) onUpdate(order);
      toast('error', error.status === 0 ? text("We couldn't send this. Please try again.") : error.message);
      return false;
    } finally {
      isInFlight.current = false;
      setIsBusy(false);
    }
  }
  return { isBusy, step };
}

/**
 * Returns the current order that the server adds when it rejects an action. The cast is safe because it has
 * the schema of every order.
 */
function orderIn(data: unknown): Order | undefined {
  if (typeof data !== 'object' || data === null || !('order' in data)) return undefined;
  return data.order as Order;
}
