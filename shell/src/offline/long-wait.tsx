import { useHost } from '@guest/shared';
import { StillWorking } from '@guest/shared/ui/state/still-working';
import { useState } from 'react';
import styles from './long-wait.module.css';
import { useLateText } from '../late-texts/use-late-text';
import { WaitingStopped } from './waiting-stopped';

/** Tells the guest after a while that the page is still loading and lets them cancel it. */
export function LongWait() {
  const text = useLateText();
  const { queries } = useHost();
  const [isStopped, setStopped] = useState(false);
  // The error boundary of the page handles this error.
  if (isStopped) throw new WaitingStopped('The guest did not want to wait any longer');
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <StillWorking
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
