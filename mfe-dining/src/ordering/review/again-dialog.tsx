import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { useOrderText } from '../../late-texts/order-texts';
import type { Trouble } from './use-placing';

/** Asks whether the guest really wants to repeat an order that was placed a moment ago. */
export function AgainDialog(props: { trouble: Trouble | null; isBusy: boolean; onAgain: () => void }) {
  const { trouble, isBusy, onAgain } = props;
  const text = useOrderText();
  const [answered, setAnswered] = useState<Trouble | null>(null);
  const isAsked = trouble?.kind === 'refused' && trouble.code === 'order_duplicate' && trouble !== answered;
  return (
    <Dialog
      isOpen={isAsked}
      heading={text('Send it again?')}
      look="primary"
      cancel={text('No, keep one order')}
      confirm={text('Order again')}
      isBusy={isBusy}
      onCancel={() => setAnswered(trouble)}
      onConfirm={() => {
        setAnswered(trouble);
        onAgain();
      }}
    >
      <p>{trouble?.kind === 'refused' ? trouble.error : null}</p>
    </Dialog>
  );
}
