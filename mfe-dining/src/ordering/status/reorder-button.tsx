import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { usePathParam } from '@guest/shared/page/path-param';
import { useGo } from '@guest/shared/page/use-go';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { changeBasket } from '../../basket/baskets';
import { useOrderText } from '../../late-texts/order-texts';
import { basketAgain, linesAgain, useChangeTexts, type Reordered } from './reorder';

/** Adds the lines of an order to the basket again, after listing the changes. */
export function ReorderButton({ order }: { order: Order }) {
  const text = useOrderText();
  const { api, toast, now } = useHost();
  const go = useGo();
  const property = usePathParam('property');
  const wordsOf = useChangeTexts(order);
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<Reordered | null>(null);

  async function ask(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { property, order: order.uuid };
      const again = await api.call(orderContract.reorder, { params, isToastSuppressed: true });
      if (again.changes.length > 0) setFound(again);
      else fill(again);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast('error', error.status === 0 ? text("We couldn't send this. Please try again.") : error.message);
    } finally {
      setIsBusy(false);
    }
  }
  function fill(again: Reordered): void {
    const { slug } = again.outlet;
    if (linesAgain(again).length === 0) return go('property-outlet-order-now', { property, outlet: slug });
    changeBasket(property, slug, { change: (basket) => basketAgain(basket, order, again), now: now() });
    go('property-outlet-order-now-order-details', { property, outlet: slug });
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void ask()}>
        {text('Order again')}
      </Button>
      <Dialog
        isOpen={found !== null}
        heading={text('Some items have changed')}
        look="primary"
        cancel={text('Close')}
        confirm={text(found && linesAgain(found).length === 0 ? 'View menu' : 'Continue with the rest')}
        onCancel={() => setFound(null)}
        onConfirm={() => found && fill(found)}
      >
        <ul>
          {found?.changes.map((change) => (
            <li key={`${change.kind} ${change.lineId}`}>{wordsOf(change)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
