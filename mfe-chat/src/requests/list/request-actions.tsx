import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { useNow } from '@guest/shared/page/use-now';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { useState } from 'react';
import { RateRequest } from './rate-request';
import { ReopenRequest } from './reopen-request';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';
import { useRequestStep } from '../context/use-request-step';

/** The actions that a request currently allows: cancel, confirm, reopen or rate. */
export function RequestActions({ ticket, name }: { ticket: Ticket; name: string }) {
  const now = useNow();
  const { status, canCancel, reopenBy, rateBy } = ticket;
  const isBefore = (moment: string | undefined) => moment !== undefined && now < Date.parse(moment);
  if (status === 'done') return <Confirm ticket={ticket} name={name} />;
  if (canCancel) return <Cancel ticket={ticket} name={name} />;
  if (status !== 'closed' || !(isBefore(rateBy) || isBefore(reopenBy))) return null;
  return (
    <div className={styles.actions}>
      {isBefore(rateBy) && <RateRequest ticket={ticket} />}
      {isBefore(reopenBy) && <ReopenRequest ticket={ticket} name={name} />}
    </div>
  );
}

function Confirm({ ticket, name }: { ticket: Ticket; name: string }) {
  const text = useRequestText();
  const { isBusy, step } = useRequestStep(ticket);
  return (
    <div className={styles.actions}>
      <p className={styles.question}>{text('Is everything as you wanted?')}</p>
      <Button look="primary" isBusy={isBusy} onClick={() => void step({ status: 'closed' })}>
        {text('Yes, thank you')}
      </Button>
      <ReopenRequest ticket={ticket} name={name} />
    </div>
  );
}

function Cancel({ ticket, name }: { ticket: Ticket; name: string }) {
  const text = useRequestText();
  const { isBusy, step } = useRequestStep(ticket);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={styles.actions}>
      <Button onClick={() => setIsConfirming(true)}>{text('Cancel request')}</Button>
      <Dialog
        isOpen={isConfirming}
        heading={text('Cancel {name}?', { name })}
        cancel={text('Keep request')}
        confirm={text('Cancel request')}
        isBusy={isBusy}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => void step({ status: 'cancelled' }).then(() => setIsConfirming(false))}
      >
        <p>{text("We'll stop working on it. You can ask again at any time.")}</p>
      </Dialog>
    </div>
  );
}
