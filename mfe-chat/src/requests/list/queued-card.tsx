import { Badge } from '@guest/shared/ui/base/badge';
import { Button } from '@guest/shared/ui/button/button';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CloudUpload from 'lucide/dist/esm/icons/cloud-upload.mjs';
import type { QueuedRequest } from '../model/queued-request';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';
import { useRequests } from '../context/requests-context';

/** A request that the server does not have yet. It is sent automatically, or the guest decides about it. */
export function QueuedCard({ queued }: { queued: QueuedRequest }) {
  const text = useRequestText();
  const { askAgain, drop } = useRequests();
  const { state, templateName, error, code, ask } = queued;
  const isWaiting = state === 'waiting';
  const mayMeanIt = state === 'held' || code === 'duplicate_request';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{templateName}</h3>
        <Badge tone={isWaiting ? 'warning' : 'danger'} icon={isWaiting ? CloudUpload : CircleAlert}>
          {isWaiting ? text('Waiting for connection') : text('Not sent')}
        </Badge>
      </div>
      <p className={styles.facts}>
        {isWaiting && text("Saved on this device and sent as soon as you're online.")}
        {state === 'held' && text('You asked for this more than a day ago. Do you still want it?')}
        {state === 'refused' && error}
      </p>
      <div className={styles.actions}>
        {mayMeanIt && (
          <Button look="primary" onClick={() => askAgain(queued)}>
            {text('Send now')}
          </Button>
        )}
        <Button onClick={() => drop(ask.key)}>{isWaiting ? text('Cancel') : text('Remove')}</Button>
      </div>
    </li>
  );
}
