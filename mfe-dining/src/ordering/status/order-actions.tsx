import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { clock } from '@guest/shared/format/clock';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ChatLink } from '@guest/shared/session/chat-link';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { ReorderButton } from './reorder-button';
import { useOrderStep } from './use-order-step';

/** The actions for an order: cancel, reorder and ask about it. */
export function OrderActions({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  const { uuid, reference, canCancel, cancelBy, canReorder } = order;
  const text = useOrderText();
  const { api } = useHost();
  const { timeZone } = useProperty();
  const property = usePathParam('property');
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, step } = useOrderStep(onUpdate);
  const cancel = () =>
    api.call(orderContract.cancelOrder, { params: { property, order: uuid }, isToastSuppressed: true });
  return (
    <div className={styles.buttons}>
      {canCancel && (
        <Button onClick={() => setIsConfirming(true)}>
          {cancelBy === undefined
            ? text('Cancel order')
            : text('Cancel order, until {time}', { time: clock(cancelBy, timeZone) })}
        </Button>
      )}
      {canReorder && <ReorderButton order={order} />}
      <ChatLink populatedMessage={text('About my order {reference}: ', { reference })}>
        {text('Ask about this order')}
      </ChatLink>
      <Dialog
        isOpen={isConfirming}
        heading={text('Cancel this order?')}
        cancel={text('Keep order')}
        confirm={text('Cancel order')}
        isBusy={isBusy}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void step(cancel).finally(() => setIsConfirming(false))}
      >
        <p>{text("You won't be charged.")}</p>
      </Dialog>
    </div>
  );
}
