import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import type { OrderFailure } from './use-place-order';

/** Asks whether the guest really wants to repeat an order that was placed a moment ago. */
export function DuplicateOrderDialog(props: {
  failure: OrderFailure | null;
  isBusy: boolean;
  onOrderAgain: () => void;
}) {
  const { failure, isBusy, onOrderAgain } = props;
  const text = useOrderText();
  const [answered, setAnswered] = useState<OrderFailure | null>(null);
  const isDuplicate =
    failure?.kind === 'refused' && failure.code === 'order_duplicate' && failure !== answered;
  return (
    <Dialog
      isOpen={isDuplicate}
      heading={text('Send it again?')}
      look="primary"
      cancel={text('No, keep one order')}
      confirm={text('Order again')}
      isBusy={isBusy}
      onCancel={() => setAnswered(failure)}
      onConfirm={() => {
        setAnswered(failure);
        onOrderAgain();
      }}
    >
      <p>{failure?.kind === 'refused' ? failure.error : null}</p>
    </Dialog>
  );
}
