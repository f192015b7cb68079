import { useHost } from '@guest/shared';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { useRef, useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';

/** Does something with an order, once at a time. What does not work is told; how the order is by then comes along. */
export function useOrderStep(onUpdate: (order: Order) => void) {
  const text = useOrderText();
  const { toast } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const underWay = useRef(false);
  async function step(call: () => Promise<Order>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setIsBusy(true);
    try {
      onUpdate(await call());
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const order = orderIn(error.reply?.data);
      if (order) onUpdate(order);
      toast('error', error.status === 0 ? text('That did not reach us. Please try again.') : error.message);
      return false;
    } finally {
      underWay.current = false;
      setIsBusy(false);
    }
  }
  return { isBusy, step };
}

/** A refusal brings the order as it is by now; its schema is that of every order. */
function orderIn(data: unknown): Order | undefined {
  if (typeof data !== 'object' || data === null || !('order' in data)) return undefined;
  return data.order as Order;
}
