import { Badge } from '@guest/shared/ui/base/badge';
import { Button } from '@guest/shared/ui/button/button';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CloudUpload from 'lucide/dist/esm/icons/cloud-upload.mjs';
import type { QueuedRequest } from '../model/queued-request';
import styles from './request-card.module.css';
import { useRequestText } from '../texts/request-texts';
import { useRequests, useRequestsState } from '../context/requests-context';

/** A request that the server does not have yet. It is sent automatically, or the guest decides about it. */
export function QueuedCard({ queued }: { queued: QueuedRequest }) {
  const text = useRequestText();
  const { resubmit, discard } = useRequests();
  const { state, templateName, error, code, ask } = queued;
  const isPersistent = useRequestsState((requests) => requests.isPersistent);
  // The name of the service is in the current language once the services are loaded; before that, it is in the
  // language in which the guest chose it.
  const name = useRequestsState(
    ({ templates }) =>
      templates.find((it) => it.requestTemplateId === ask.requestTemplateId)?.name ?? templateName,
  );
  const isWaiting = state === 'waiting';
  const canSendAgain = state === 'held' || code === 'duplicate_request';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Badge tone={isWaiting ? 'warning' : 'danger'} icon={isWaiting ? CloudUpload : CircleAlert}>
          {isWaiting ? text('Waiting for connection') : text('Not sent')}
        </Badge>
      </div>
      <p className={styles.facts}>
        {isWaiting &&
          (isPersistent
            ? text("Saved on this device and sent as soon as you're online.")
            : text("Keep this page open until it's sent. This device can't store it."))}
        {state === 'held' && text('You asked for this more than a day ago. Do you still want it?')}
        {state === 'refused' && error}
      </p>
      <div className={styles.actions}>
        {canSendAgain && (
          <Button look="primary" onClick={() => resubmit(queued)}>
            {text('Send now')}
          </Button>
        )}
        <Button onClick={() => discard(ask.key)}>{isWaiting ? text('Cancel') : text('Remove')}</Button>
      </div>
    </li>
  );
}
