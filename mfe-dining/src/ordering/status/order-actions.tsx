import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { clock } from '@guest/shared/format/clock';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';
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
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, step } = useOrderStep(onUpdate);
  const chat = useChatEntry({ populatedMessage: text('About my order {reference}: ', { reference }) });
  const cancel = () =>
    api.call(orderContract.cancelOrder, { params: { property, order: uuid }, isToastSuppressed: true });
  return (
    <div className={styles.buttons}>
      {canCancel && (
        <Button onClick={() => setIsAsked(true)}>
          {cancelBy === undefined
            ? text('Cancel order')
            : text('Cancel order, until {time}', { time: clock(cancelBy, timeZone) })}
        </Button>
      )}
      {canReorder && <ReorderButton order={order} />}
      <ButtonLink to="property-chat" params={{ property }} query={chat.query} onClick={chat.onClick}>
        {text('Ask about this order')}
      </ButtonLink>
      <Dialog
        isOpen={isAsked}
        heading={text('Cancel this order?')}
        cancel={text('Keep order')}
        confirm={text('Cancel order')}
        isBusy={isBusy}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void step(cancel).finally(() => setIsAsked(false))}
      >
        <p>{text("You won't be charged.")}</p>
      </Dialog>
    </div>
  );
}
