import { useHost } from '@guest/shared';
import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { clock } from '@guest/shared/format/clock';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ChatLink } from '@guest/shared/session/chat-link';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import { useDayTimeName, useToday } from '../../table-booking/model/use-day-time';
import styles from '../parts/order.module.css';
import { OrderCalendarButton } from './order-calendar-button';
import { ReorderButton } from './reorder-button';
import { useOrderStep } from './use-order-step';

/** The actions for an order: add it to the calendar, order it again, ask about it and cancel it. */
export function OrderActions({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  const { uuid, reference, canCancel, cancelBy, canReorder } = order;
  const text = useOrderText();
  const { api } = useHost();
  const { timeZone } = useProperty();
  const property = usePathParam('property');
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, step } = useOrderStep(onUpdate);
  const today = useToday();
  const dayTime = useDayTimeName();
  // An order for another day can be cancelled until then, so the time alone would mislead.
  const untilText = (at: string) => {
    const local = localDateTimeAt(Date.parse(at), timeZone);
    return local.startsWith(today) ? clock(at, timeZone) : dayTime(local);
  };
  const cancel = () =>
    api.call(orderContract.cancelOrder, { params: { property, order: uuid }, isToastSuppressed: true });
  return (
    <div className={styles.buttons}>
      {isOrderActive(order.status) && <OrderCalendarButton order={order} />}
      {canReorder && <ReorderButton order={order} />}
      <ChatLink populatedMessage={text('About my order {reference}: ', { reference })}>
        {text('Ask about this order')}
      </ChatLink>
      {canCancel && (
        <Button look="quiet" onClick={() => setIsConfirming(true)}>
          {cancelBy === undefined
            ? text('Cancel order')
            : text('Cancel order, until {time}', { time: untilText(cancelBy) })}
        </Button>
      )}
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
