import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { changeBasket } from '../../basket/baskets';
import { useOrderText } from '../../lazy-texts/order-texts';
import { reorderBasket, reorderLines, useChangeTexts, type ReorderReply } from './reorder';

/** Adds the lines of an order to the basket again, after listing the changes. */
export function ReorderButton({ order }: { order: Order }) {
  const text = useOrderText();
  const { api, toast, now } = useHost();
  const go = useNavigateTo();
  const property = usePathParam('property');
  const changeText = useChangeTexts(order);
  const [isBusy, setIsBusy] = useState(false);
  const [reorderReply, setReorderReply] = useState<ReorderReply | null>(null);

  async function requestReorder(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { property, order: order.uuid };
      const reply = await api.call(orderContract.reorder, { params, isToastSuppressed: true });
      if (reply.changes.length > 0) setReorderReply(reply);
      else fillBasket(reply);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast('error', error.status === 0 ? text("We couldn't send this. Please try again.") : error.message);
    } finally {
      setIsBusy(false);
    }
  }
  function fillBasket(reply: ReorderReply): void {
    const { slug } = reply.outlet;
    if (reorderLines(reply).length === 0) return go('property-outlet-order-now', { property, outlet: slug });
    changeBasket(property, slug, { change: (basket) => reorderBasket(basket, order, reply), now: now() });
    go('property-outlet-order-now-order-details', { property, outlet: slug });
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void requestReorder()}>
        {text('Order again')}
      </Button>
      <Dialog
        isOpen={reorderReply !== null}
        heading={text('Some items have changed')}
        look="primary"
        cancel={text('Close')}
        confirm={text(
          reorderReply && reorderLines(reorderReply).length === 0 ? 'View menu' : 'Continue with the rest',
        )}
        onCancel={() => setReorderReply(null)}
        onConfirm={() => reorderReply && fillBasket(reorderReply)}
      >
        <ul>
          {reorderReply?.changes.map((change) => (
            <li key={`${change.kind} ${change.lineId}`}>{changeText(change)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
