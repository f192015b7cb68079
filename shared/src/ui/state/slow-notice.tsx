import { Button } from '../button/button';
import styles from './slow-notice.module.css';
import { useIsPast } from '../base/use-is-past';

const SHOW_AFTER_MS = 8_000;

/** Shows a text and the option to stop 8 s after it is mounted. Render it while the guest is waiting. */
export function SlowNotice(props: { text: string; stop: string; onStop: () => void }) {
  const { text, stop, onStop } = props;
  const isLong = useIsPast(SHOW_AFTER_MS);
  return (
    <div role="status" className={styles.still}>
      {isLong && (
        <>
          <p>{text}</p>
          <Button look="quiet" onClick={onStop}>
            {stop}
          </Button>
        </>
      )}
    </div>
  );
}
