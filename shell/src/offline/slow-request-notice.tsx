import { useHost } from '@guest/shared';
import { SlowNotice } from '@guest/shared/ui/state/slow-notice';
import { useState } from 'react';
import styles from './slow-request-notice.module.css';
import { useLazyText } from '../lazy-texts/use-lazy-text';
import { RequestCancelled } from './request-cancelled';

/** Tells the guest after a while that the page is still loading and lets them cancel it. */
export function SlowRequestNotice() {
  const text = useLazyText();
  const { queries } = useHost();
  const [isStopped, setStopped] = useState(false);
  // The error boundary of the page handles this error.
  if (isStopped) throw new RequestCancelled('The guest did not want to wait any longer');
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <SlowNotice
          text={text('Still working. The connection is slow.')}
          stop={text('Stop')}
          onStop={() => {
            setStopped(true);
            void queries.cancelQueries({ predicate: ({ state }) => state.data === undefined });
          }}
        />
      </div>
    </div>
  );
}
