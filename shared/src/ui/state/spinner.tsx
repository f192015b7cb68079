import { SlowNotice } from './slow-notice';
import styles from './spinner.module.css';
import { useIsPast } from '../base/use-is-past';

const SHOW_AFTER_MS = 300;

/**
 * A spinner for content of unknown size. It shows nothing for 300 ms, then a ring, and after 8 s a text with
 * the option to stop. `name` describes what is loading.
 */
export function Spinner(props: { name: string; stillWorking: string; stop: string; onStop: () => void }) {
  const { name, stillWorking, stop, onStop } = props;
  const isSeen = useIsPast(SHOW_AFTER_MS);
  return (
    <div className={styles.place}>
      {isSeen && <div role="progressbar" aria-label={name} className={styles.ring} />}
      <SlowNotice text={stillWorking} stop={stop} onStop={onStop} />
    </div>
  );
}
